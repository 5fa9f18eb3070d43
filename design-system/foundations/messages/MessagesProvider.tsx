import { createContext, type ReactNode, useContext } from 'react';
import type { ComponentMessages } from './component-messages.ts';

export interface MessagesProviderProps {
  /** What components below say of themselves; those that are left out keep their own words. */
  messages: Partial<ComponentMessages>;
  children: ReactNode;
}

const MessagesContext = createContext<Partial<ComponentMessages>>({});

/** Gives every component below it other words, such as those of a language that is chosen while the page is open. */
export const MessagesProvider = ({ messages, children }: MessagesProviderProps) => (
  <MessagesContext value={messages}>{children}</MessagesContext>
);

/**
 * What a component says of itself: in the words of the nearest `MessagesProvider`, else in its own, which are in the language
 * of the build.
 * @param own the component's catalogue, so that a page carries the words of no component that it does not show
 */
export const useMessages = <Name extends keyof ComponentMessages>(
  name: Name,
  own: ComponentMessages[Name],
): ComponentMessages[Name] => useContext(MessagesContext)[name] ?? own;
