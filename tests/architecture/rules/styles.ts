import ts from 'typescript';
import { type HouseFile, isProof } from '../house.ts';
import { type Rule, sample } from '../rule.ts';
import { nodesOf, parse } from '../source.ts';

/** Whether a file may hold styles that ship. */
export const isStyled = ({ path }: HouseFile) =>
  (path.startsWith('design-system/') || path.startsWith('storefront/app/')) && !isProof(path);

const isStyleTag = /^(styled\b|css$|keyframes$|createGlobalStyle$)/;

/** The CSS written in a file, each value that is computed replaced by a custom property. */
export function stylesOf(file: HouseFile): string[] {
  return [...nodesOf(parse(file))]
    .filter(ts.isTaggedTemplateExpression)
    .filter(({ tag }) => isStyleTag.test(tag.getText()))
    .map(({ template }) =>
      ts.isNoSubstitutionTemplateLiteral(template)
        ? template.text
        : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join(
            'var(--computed)',
          ),
    )
    .map((css) => css.replace(/\/\*.*?\*\//gs, ''));
}

/** `property: value` of every declaration; queries are none, and cannot hold custom properties. */
const declarationsOf = (css: string) =>
  [...css.matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}]|$)/g)].map(([, property = '', value = '']) => ({
    property,
    value: value.trim(),
  }));

const rawColor = /#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const namedColor = /\b(white|black|red|green|blue|gr[ae]y|silver|orange|yellow|gold)\b/i;
const colored = /color|background|border|outline|shadow|fill|stroke/;
/** `em` is left out: it measures a part against its own type, which is a token already. */
const rawLength = /(?<![\w.#-])\d*\.?\d*[1-9]\d*\.?\d*(px|rem|pt|pc|cm|mm|in|q)\b/i;
const physical =
  /^(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-)?(?:left|right)\b|-(?:left|right)(?:-|$)|-(?:left|right)-radius$/;

function styleRule(
  name: string,
  isBreach: (property: string, value: string) => boolean,
  broken: string[],
): Rule {
  return {
    name,
    breaches: (files) =>
      files.filter(isStyled).flatMap((file) =>
        stylesOf(file)
          .flatMap(declarationsOf)
          .filter(({ property, value }) => isBreach(property, value))
          .map(({ property, value }) => `${file.path}: ${property}: ${value}`),
      ),
    broken: broken.map((css) => [
      sample('design-system/components/A/A.tsx', `const A = styled.div\`${css}\``),
    ]),
  };
}

export const colors = styleRule(
  'colours come from tokens',
  (property, value) => rawColor.test(value) || (colored.test(property) && namedColor.test(value)),
  ['color: #fff;', 'background: rgb(0 0 0 / 10%);', 'border: 0 solid white;'],
);

export const lengths = styleRule(
  'lengths come from tokens',
  (_property, value) => rawLength.test(value),
  ['padding: 4px;', 'inset: calc(100% - 1.5rem);', 'gap: 0.5rem;', 'inline-size: 10px'],
);

export const fonts = styleRule(
  'type comes from tokens',
  (property, value) =>
    /^font(-family|-size|-weight)?$/.test(property) && !/var\(|inherit/.test(value),
  ['font-family: Heebo;', 'font-weight: 700;'],
);

export const directions = styleRule(
  'directions are logical, so that the shop can be read from the right',
  (property, value) =>
    physical.test(property) ||
    (/^(text-align|float|clear)$/.test(property) && /^(left|right)$/.test(value)),
  ['margin-left: auto;', 'right: 0;', 'text-align: left;', 'border-top-left-radius: 0;'],
);
