import { posix } from 'node:path';
import { compile, type Element } from 'stylis';
import ts from 'typescript';
import type { HouseFile } from '../house.ts';
import { type Rule, sample } from '../rule.ts';
import { nodesOf, parse } from '../source.ts';
import { isStyled, stylesOf } from './styles.ts';

/** What the files of a folder draw themselves. */
interface Parts {
  elements: Set<string>;
  /** The words of its strings: whatever class it gives is one of them. */
  words: Set<string>;
  /** Whether it stands around what it is given. */
  hasChildren: boolean;
}

/** What text is made of: a component may set it where it is given as its children. */
const prose = new Set(['a', 'h2', 'h3', 'li', 'ol', 'p', 'small', 'strong', 'ul']);

/** Of an animation. */
const steps = new Set(['from', 'to']);

/** Selectors that reach into another component still, by file. A number may only fall. */
const outstanding: Record<string, number> = {
  'design-system/components/MenuList/MenuList.tsx': 2,
  'design-system/widgets/catalogue/CreatorCard/CreatorCard.tsx': 3,
  'design-system/widgets/catalogue/DepartmentTiles/DepartmentTiles.tsx': 4,
  'design-system/widgets/catalogue/ListingColumns/ListingColumns.tsx': 2,
  'design-system/widgets/catalogue/ProductCard/look.ts': 5,
  'design-system/widgets/catalogue/ProductGallery/GalleryFrame.tsx': 4,
  'design-system/widgets/catalogue/ProductGallery/PictureViewer.tsx': 2,
  'design-system/widgets/school/SchoolChooser/SchoolChooser.tsx': 7,
};

const folderOf = ({ path }: HouseFile) => posix.dirname(path);

/** The element that a node draws, if it draws one. */
function elementOf(node: ts.Node): string | undefined {
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
    return node.tagName.getText();
  if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'styled')
    return node.name.text;
  return undefined;
}

const wordsOf = (node: ts.Node): string[] =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) ? node.text.split(/\s+/) : [];

function readParts(file: HouseFile, parts: Parts): void {
  for (const node of nodesOf(parse(file))) {
    const element = elementOf(node);
    if (element !== undefined) parts.elements.add(element);
    for (const word of wordsOf(node)) parts.words.add(word);
    if (ts.isIdentifier(node) && node.text === 'children') parts.hasChildren = true;
  }
}

function partsByFolder(files: HouseFile[]): Map<string, Parts> {
  const folders = new Map<string, Parts>();
  for (const file of files) {
    const folder = folderOf(file);
    const parts = folders.get(folder) ?? {
      elements: new Set(),
      words: new Set(),
      hasChildren: false,
    };
    folders.set(folder, parts);
    readParts(file, parts);
  }
  return folders;
}

const ROOT = '.block';

const selectorsOf = (elements: Element[]): string[] =>
  elements.flatMap(({ type, props, children }) => {
    if (type === 'rule') return Array.isArray(props) ? props : [props];
    return Array.isArray(children) ? selectorsOf(children) : [];
  });

/** `a:is(b, c)` as `ab` and `ac`, so that each is looked at by itself. */
function alternatives(selector: string): string[] {
  const [found, list] = /:(?:is|where)\(([^()]*)\)/.exec(selector) ?? [];
  if (found === undefined || list === undefined) return [selector];
  return list.split(',').flatMap((one) => alternatives(selector.replace(found, one.trim())));
}

/** The elements and classes below the block's own root; what stands before it is where it lies. */
const namesOf = (selector: string): string[] => {
  const below = selector.slice(selector.lastIndexOf(ROOT) + ROOT.length);
  const bare = below.replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|::?[\w-]+/g, '');
  return bare.match(/\.?[a-z][\w-]*/gi) ?? [];
};

function isOwn(name: string, { elements, words, hasChildren }: Parts): boolean {
  if (name.startsWith('.')) return words.has(name.slice(1));
  return steps.has(name) || elements.has(name) || (hasChildren && prose.has(name));
}

const reaching = (file: HouseFile, parts: Parts): string[] =>
  stylesOf(file)
    .map((css) => css.replaceAll('@media var(--computed)', '@media print'))
    // A mixin, which is looked at where it is written.
    .map((css) => css.replace(/(?<=^|[{};])\s*var\(--computed\);?(?=\s)/g, ''))
    .flatMap((css) => selectorsOf(compile(`${ROOT}{${css}}`)))
    .filter((selector) =>
      alternatives(selector).some((one) => namesOf(one).some((name) => !isOwn(name, parts))),
    );

export const ownParts: Rule = {
  name: 'a styled block selects its own parts, and never what another component draws',
  breaches: (files) => {
    const styled = files.filter(isStyled);
    const folders = partsByFolder(styled);
    return styled.flatMap((file) => {
      const parts = folders.get(folderOf(file));
      const found = parts ? reaching(file, parts) : [];
      const known = outstanding[file.path] ?? 0;
      if (found.length < known) return [`${file.path}: is down to ${found.length}, not ${known}`];
      return found.length > known
        ? found.map((selector) => `${file.path}: ${selector.replace(ROOT, '&')}`)
        : [];
    });
  },
  broken: [
    'const A = styled.p`> svg { opacity: 1; }`; const B = () => <A><Icon name="x" /></A>;',
    'const A = styled.p`:is(b, button):hover { opacity: 1; }`; const B = () => <A><b /><Button /></A>;',
    'const A = styled(Form)`.send { opacity: 1; }`; const B = () => <A />;',
    'const A = styled.div`gap: 0; @media print { b > img { opacity: 1; } }`; const B = () => <A><b><Picture /></b></A>;',
    'const A = styled.div`a { opacity: 1; }`; const B = () => <A><Link href="/" /></A>;',
  ].map((text) => [sample('design-system/components/A/A.tsx', text)]),
};
