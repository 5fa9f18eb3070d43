import { useMemo } from 'react';

/** What a page shows, as JSON. */
export type TextOf<T> = string & { readonly of?: T };

/**
 * For a loader whose answer travels with every first visit: the router gives each value of an object a number of its own,
 * which compressed takes half as much again as JSON.
 */
export const textOf = <T>(value: T): TextOf<T> => JSON.stringify(value);

/** What a loader wrote with `textOf`. */
export const fromText = <T>(text: TextOf<T>): T => JSON.parse(text);

/** The same in a component, the same object as long as the text is the same. */
export const useFromText = <T>(text: TextOf<T>): T => useMemo(() => fromText(text), [text]);
