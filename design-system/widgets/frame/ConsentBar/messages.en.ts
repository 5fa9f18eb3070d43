export const forChat =
  'The chat is run by another company, which keeps things in this browser. It opens once you accept.';
export const forFeedback =
  'The form is run by another company, which keeps things in this browser. It opens once you accept.';
export const accepted = 'You have accepted it.';
export const keptToNeeded = 'You have kept to what is needed.';
export const privacyChoices = 'Privacy choices';
/** @param shop what it is called */
export const offer = (shop: string) =>
  `Other companies would like to help ${shop}: with a chat, and by counting what interests its readers. They keep things in this browser. The shop works just as well without them.`;
export const privacyPolicy = 'Privacy policy';
export const onlyNeeded = 'Only what is needed';
export const accept = 'Accept';
