export const isLoading = 'The chat is loading';
export const chat = 'Chat';
export const closeChat = 'Close chat';
export const couldNotLoad = 'We could not load the chat';
/** With a sentence that says why. */
export const noNewAnswers = (reason: string) => `New answers do not arrive just now. ${reason}`;

export const conversation = 'Conversation';

export const writeInChat = 'Write in the chat';
export const send = 'Send';
export const emailAddress = 'E-mail address';
export const emailHint = 'The answer comes there too if you have left.';
export const aboutOrder = 'About an order';
export const noOrder = 'No order';
export const message = 'Message';
