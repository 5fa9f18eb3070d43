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
      const evaluator = new Evaluator(load, pathOf);
      const module = readModule(id, code);
      const edited = new MagicString(code);
      const onServer = this.environment.config.consumer === 'server';
      let css = '';
      for (const [constant, node] of module.constants) {
        if (isStyles(node, module)) edited.update(node.start, node.end, 'undefined');
        if (node.type !== 'TaggedTemplateExpression') continue;
        const kind = tagOf(module, node.tag);
        if (kind === undefined) continue;
        if (kind !== 'styled') {
          edited.update(node.start, node.end, 'undefined');
          continue;
        }
        const { tag } = node;
        const [target] =
          tag.type === 'CallExpression'
            ? tag.arguments
            : tag.type === 'MemberExpression'
              ? [tag.property]
              : [];
        if (!target)
          throw new Error(`${pathOf(id)}: \`${constant}\` is no styled element or component.`);
        const written = code.slice(target.start, target.end);
        const { text, animations } = await evaluator.block(node.quasi, module);
        const name = nameOf(pathOf(id), constant);
        const rules = animations + rulesOf(`.${name}`, text);
        css += rules;
        edited.update(
          node.start,
          node.end,
          `/* @__PURE__ */ styledBlock(${tag.type === 'CallExpression' ? written : `'${written}'`}, '${name}'${onServer ? `, ${JSON.stringify(rules)}` : ''})`,
        );
      }
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
