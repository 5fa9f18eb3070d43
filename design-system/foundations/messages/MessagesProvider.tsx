import { createContext, type ReactNode, useContext } from 'react';
import { componentMessages } from '#messages/foundations/messages';
import type { ComponentMessages } from './component-messages.ts';

export interface MessagesProviderProps {
  /** What the components below say of themselves. */
  messages: ComponentMessages;
  children: ReactNode;
}

/** A build is in one language, so that whoever builds for it needs no provider. */
const MessagesContext = createContext(componentMessages);

/** Gives every component below it other words, such as those of a language that is chosen while the page is open. */
export const MessagesProvider = ({ messages, children }: MessagesProviderProps) => (
  <MessagesContext value={messages}>{children}</MessagesContext>
);

/** What components say of themselves: in the words of the nearest `MessagesProvider`, else in the language of the build, which is English unless told otherwise. */
export const useMessages = (): ComponentMessages => useContext(MessagesContext);
