export const assistance = 'Assistance';
export const howCanWeHelp = 'How can we help?';
export const chat = 'Chat with us';
export const chatOpening = 'Opening the chat…';
export const whoAnswers = 'A bookseller answers here';
export const message = 'Message us';
/** @param app what the messaging app is called */
export const messageOn = (app: string) => `On ${app}, in a new tab`;
export const email = 'Send an e-mail';
/** Read out while it opens. */
export const openingTheChat = 'Opening the chat';
