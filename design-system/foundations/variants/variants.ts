import { css, type RuleSet } from 'styled-components';

/**
 * The styles of a block's variants, each where the attribute has its name. The record is typed by the variants, so
 * that one without a style does not compile. The build reads these calls too (`storefront/app/constant-styles`).
 * @param attribute what tells the variants apart: `data-tone`
 * @param styles the style of each, by its name
 */
export const variants = <Name extends string>(
  attribute: `data-${string}`,
  styles: Record<Name, RuleSet>,
): RuleSet => {
  const named: [string, RuleSet][] = Object.entries(styles);
  return css`${named.map(([name, style]) => css`&[${attribute}='${name}'] { ${style} }`)}`;
};
