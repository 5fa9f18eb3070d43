import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import MagicString from 'magic-string';
import { type ESTree, normalizePath, type Plugin } from 'vite';
import { nameOf, rulesOf } from './compile.ts';
import { Evaluator, type Load } from './evaluate.ts';
import { type Module, readModule, tagOf } from './module.ts';

const STYLES = '.constant-styles.css';
const BLOCK = '@otzar/design-system/foundations/styled-block';

/** Whether an object holds styles and nothing else, as those of variants do: blocks take them in, nothing runs them. */
const isStyles = (node: ESTree.Expression, module: Module) =>
  node.type === 'ObjectExpression' &&
  node.properties.length > 0 &&
  node.properties.every(
    (property) =>
      property.type === 'Property' &&
      property.value.type === 'TaggedTemplateExpression' &&
      tagOf(module, property.value.tag) === 'css',
  );

/**
 * Works styled blocks out when the shop is built (`storefront/decisions/001-constant-styles.md`): each becomes a class name,
 * with its rules in the file of all styles, and on the server beside it, which writes into a page those that it uses.
 * @param root the folder that class names are made from paths below of
 */
export function constantStyles(root: string): Plugin {
  const styles = new Map<string, string>();
  const pathOf = (file: string) => normalizePath(relative(root, file));
  return {
    name: 'otzar:constant-styles',
    enforce: 'pre',
    resolveId: (id) =>
      id.endsWith(STYLES) && styles.has(id.slice(1)) ? { id, moduleSideEffects: true } : null,
    load: (id) => styles.get(id.slice(1)),
    async transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes("from 'styled-components'")) return null;
      const load: Load = async (from, importer) => {
        const resolved = await this.resolve(from, importer);
        if (!resolved || resolved.external)
          throw new Error(`${pathOf(importer)}: \`${from}\` cannot be read for its constants.`);
        this.addWatchFile(resolved.id);
        return readModule(resolved.id, await readFile(resolved.id, 'utf8'));
      };
      const edited = new MagicString(code);
      const onServer = this.environment.config.consumer === 'server';
      const css = await replaceBlocks(edited, readModule(id, code), {
        evaluator: new Evaluator(load, pathOf),
        path: pathOf(id),
        onServer,
      });
      edited.replace(
        /import [^;]*? from 'styled-components';/,
        css ? `import { styledBlock } from '${BLOCK}';` : '',
      );
      if (css && !onServer) {
        styles.set(`${pathOf(id)}${STYLES}`, css);
        // Last of its imports: whatever it restyles stands before it.
        edited.append(`\nimport '/${pathOf(id)}${STYLES}';`);
      }
      return { code: edited.toString(), map: edited.generateMap({ hires: true }) };
    },
  };
}

interface BlockOptions {
  evaluator: Evaluator;
  /** The module's, below the root. */
  path: string;
  /** Whether the rules go beside the class name, for the server to write into a page. */
  onServer: boolean;
}

/** Puts a class name in each styled block's place. @returns the rules of all @throws where one is not constant */
async function replaceBlocks(
  edited: MagicString,
  module: Module,
  { evaluator, path, onServer }: BlockOptions,
): Promise<string> {
  let css = '';
  for (const node of module.constants.values())
    if (isStyles(node, module)) edited.update(node.start, node.end, 'undefined');
  for (const { constant, node, kind } of styledConstants(module)) {
    if (kind !== 'styled') {
      edited.update(node.start, node.end, 'undefined');
      continue;
    }
    const element = elementOf(node.tag, module.code);
    if (element === undefined)
      throw new Error(`${path}: \`${constant}\` is no styled element or component.`);
    const { text, animations } = await evaluator.block(node.quasi, module);
    const name = nameOf(path, constant);
    const rules = animations + rulesOf(`.${name}`, text);
    css += rules;
    const written = onServer ? `, ${JSON.stringify(rules)}` : '';
    const call = `/* @__PURE__ */ styledBlock(${element}, '${name}'${written})`;
    edited.update(node.start, node.end, call);
  }
  return css;
}

/** The constants of a module that are templates of styled-components, each with what its tag comes from. */
function* styledConstants(module: Module) {
  for (const [constant, node] of module.constants) {
    if (node.type !== 'TaggedTemplateExpression') continue;
    const kind = tagOf(module, node.tag);
    if (kind !== undefined) yield { constant, node, kind };
  }
}

/** What is styled, as code: `styled(Part)` has `Part`, `styled.p` has `'p'`. */
function elementOf(tag: ESTree.Expression, code: string): string | undefined {
  const written = ({ start, end }: { start: number; end: number }) => code.slice(start, end);
  if (tag.type === 'CallExpression') return tag.arguments[0] && written(tag.arguments[0]);
  return tag.type === 'MemberExpression' ? `'${written(tag.property)}'` : undefined;
}
