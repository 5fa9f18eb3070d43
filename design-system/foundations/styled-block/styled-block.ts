import { createContext, createElement, type ElementType, use } from 'react';

interface BlockProps {
  as?: ElementType;
  className?: string;
}

/** The rules of each block by its class name, in the order of their cascade; empty in a browser, which has the file. */
const rules = new Map<string, string>();

/** The class names of the blocks that a page rendered on the server has used so far. */
export const UsedBlocks = createContext<Set<string> | null>(null);

/** The rules of these blocks, in the order in which they stand in the file of all styles. */
export const rulesOf = (used: Set<string>): string =>
  [...rules].map(([name, text]) => (used.has(name) ? text : '')).join('');

/**
 * What the build puts in the place of a styled block (`storefront/app/constant-styles`): an element, or a component, with a class.
 * @param target what is rendered unless `as` says otherwise
 * @param name the block's class name
 * @param text the block's rules, on the server alone
 */
export function styledBlock(target: ElementType, name: string, text?: string) {
  if (text !== undefined) rules.set(name, text);
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each block, at the top of its module
  return function Styled({ as = target, className, ...rest }: BlockProps) {
    if (text !== undefined) use(UsedBlocks)?.add(name);
    return createElement(as, { ...rest, className: className ? `${className} ${name}` : name });
  };
}
