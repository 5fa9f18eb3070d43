import type { ESTree } from 'vite';
import { nameOf, rulesOf } from './compile.ts';
import { type Module, tagOf } from './module.ts';

/** Brings the module that an import names; fails where there is none. */
export type Load = (from: string, importer: string) => Promise<Module>;

/** The text of a block, and the animations that it names. */
export interface Block {
  text: string;
  animations: string;
}

type Value = string | number | Map<string, Value> | Block;

const isBlock = (value: Value): value is Block => typeof value === 'object' && 'text' in value;

/** Works out constants without running their modules: literals, templates, objects, tokens and mixins. */
export class Evaluator {
  constructor(
    private readonly load: Load,
    private readonly pathOf: (file: string) => string,
  ) {}

  /** The text of a template with its interpolations written in. Throws a sentence where one is not constant. */
  async block({ quasis, expressions }: ESTree.TemplateLiteral, module: Module): Promise<Block> {
    const block = { text: quasis[0]?.value.cooked ?? '', animations: '' };
    for (const [index, expression] of expressions.entries()) {
      const value = await this.value(expression, module);
      if (value instanceof Map) throw this.refusal(expression, module);
      block.text += isBlock(value) ? value.text : value;
      if (isBlock(value)) block.animations += value.animations;
      block.text += quasis[index + 1]?.value.cooked ?? '';
    }
    return block;
  }

  private refusal({ start, end }: ESTree.Expression, { code, file }: Module): Error {
    const line = code.slice(0, start).split('\n').length;
    return new Error(
      `${this.pathOf(file)}:${line}: \`${code.slice(start, end)}\` is not constant. Styled blocks are worked out when the shop is built: use a token, a \`css\` mixin, or an attribute that the block selects.`,
    );
  }

  private async value(node: ESTree.Expression, module: Module): Promise<Value> {
    const found = await this.find(node, module);
    if (found === undefined) throw this.refusal(node, module);
    return found;
  }

  private async find(node: ESTree.Expression, module: Module): Promise<Value | undefined> {
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string' || typeof node.value === 'number'
          ? node.value
          : undefined;
      case 'TemplateLiteral':
        return (await this.block(node, module)).text;
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return this.find(node.expression, module);
      case 'UnaryExpression':
        return node.operator === '-' ? -Number(await this.value(node.argument, module)) : undefined;
      case 'ObjectExpression':
        return this.object(node, module);
      case 'MemberExpression':
        return this.member(node, module);
      case 'Identifier':
        return this.named(node.name, module);
      case 'TaggedTemplateExpression':
        return tagOf(module, node.tag) === 'css' ? this.block(node.quasi, module) : undefined;
      case 'CallExpression':
        return this.variants(node, module);
      default:
        return undefined;
    }
  }

  private async object(node: ESTree.ObjectExpression, module: Module): Promise<Value | undefined> {
    const entries = new Map<string, Value>();
    for (const property of node.properties) {
      if (property.type !== 'Property' || property.computed) return undefined;
      const { key } = property;
      if (key.type !== 'Identifier' && key.type !== 'Literal') return undefined;
      const name = key.type === 'Identifier' ? key.name : String(key.value);
      entries.set(name, await this.value(property.value, module));
    }
    return entries;
  }

  private async member(node: ESTree.MemberExpression, module: Module): Promise<Value | undefined> {
    const object = await this.find(node.object, module);
    if (!(object instanceof Map) || node.property.type === 'PrivateIdentifier') return undefined;
    const name =
      !node.computed && node.property.type === 'Identifier'
        ? node.property.name
        : String(await this.value(node.property, module));
    return object.get(name);
  }

  /** What `variants` of the design system gives: the style of each variant where the attribute has its name. */
  private async variants(
    { callee, arguments: given }: ESTree.CallExpression,
    module: Module,
  ): Promise<Value | undefined> {
    const [attribute, styles] = given;
    if (!attribute || attribute.type === 'SpreadElement') return undefined;
    if (!styles || styles.type === 'SpreadElement') return undefined;
    if (callee.type !== 'Identifier' || module.imports.get(callee.name)?.name !== 'variants')
      return undefined;
    const named = await this.value(styles, module);
    if (!(named instanceof Map)) return undefined;
    const name = await this.value(attribute, module);
    const block = { text: '', animations: '' };
    for (const [variant, style] of named) {
      if (!isBlock(style)) return undefined;
      block.text += `&[${name}='${variant}'] {${style.text}}\n`;
      block.animations += style.animations;
    }
    return block;
  }

  /** A constant of the module, or of one that it imports it from. */
  private async named(name: string, module: Module): Promise<Value | undefined> {
    const own = module.constants.get(name);
    if (own?.type === 'TaggedTemplateExpression') return this.mixin(name, own, module);
    if (own) return this.find(own, module);
    const imported = module.imports.get(name);
    return imported && this.exported(imported.name, await this.load(imported.from, module.file));
  }

  private async exported(name: string, module: Module): Promise<Value | undefined> {
    if (module.constants.has(name)) return this.named(name, module);
    for (const { as, from, name: inner } of module.handedOn) {
      if (as !== name && as !== '*') continue;
      const next = await this.load(from, module.file);
      const found = await this.exported(as === '*' ? name : inner, next);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** A `css` mixin is its text; an animation is its name, and brings its rules along. */
  private async mixin(
    name: string,
    { tag, quasi }: ESTree.TaggedTemplateExpression,
    module: Module,
  ): Promise<Value | undefined> {
    const kind = tagOf(module, tag);
    if (kind !== 'css' && kind !== 'keyframes') return undefined;
    const block = await this.block(quasi, module);
    if (kind === 'css') return block;
    const animation = nameOf(this.pathOf(module.file), name);
    return { text: animation, animations: rulesOf(`@keyframes ${animation}`, block.text) };
  }
}
