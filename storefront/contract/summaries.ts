import type { CallName } from './api.ts';

/** One sentence for each call, for the OpenAPI page; beside the calls, every visitor's browser would fetch them. */
export const summaries: Record<CallName, string> = {
  addAddress:
    'Keeps a new address; the default flag moves to it when asked, or when it is the first.',
  addFavorites:
    'Adds products to the favourites, and answers all of them; what is not sold is left out.',
  addPayment: 'Keeps a card; the default flag moves to it when asked, or when it is the first.',
  addToSessionBag:
    'Puts a line into the bag of the session, to what there is of it already. What is written on it tells it from others.',
  beginSubscription:
    'Signs the customer up for something that comes again and again. One key makes one, however often it is sent; 409 for a key that was sent with another body.',
  cancelOrder:
    'Cancels an order that has not been shipped, once: for the session that placed it, its customer, the holder of its token, or whoever knows its e-mail address. 409 with the order where it cannot be cancelled any more; one that is cancelled already is answered as it is.',
  cancelSubscription: 'Ends a subscription, at once or on a day of the year to come.',
  changeAddress: 'Replaces an address of the customer.',
  changePayment:
    'Replaces a card of the customer, or moves the default flag; what is left out stays.',
  changeSessionBag: 'Sets how many there are of a line of the session’s bag; 0 takes it out.',
  changeSubscription:
    'Changes a subscription; what is left out stays. Going on again takes an end back. 404 for one of somebody else, and for an address or a card that is not the customer’s.',
  checkDiscount:
    'What a discount code takes off these lines; 400 with a sentence for a code that is unknown, not begun, ended, used, below its minimum or for nothing in the bag.',
  checkGiftCard:
    'What is left on a gift card; 400 with a sentence for a code that is unknown, spent or not yet valid (specification, section 8).',
  checkGuestEmail: 'Whether an e-mail address has an account; 429 for whoever asks about many.',
  checkMax:
    'Availability and present prices of lines. A line that is no longer sold comes back with max 0 or not at all.',
  checkResetToken:
    'Whether the token of that letter would set a new password, before one is typed; it stays good. Not valid where it was used already or is too old.',
  createCardToken: 'Trades a card number and expiry for a token (sandbox of a payment gateway).',
  deleteAccount:
    'Deletes the account and all that is kept for its customer; orders that have arrived stay without name and address.',
  estimatePlan:
    'What a delivery would cost today at one of the customer’s addresses; nothing is kept.',
  findOrder: 'An order, for whoever knows its number and its e-mail address.',
  findReturnable:
    'What of an order can come back: for who knows its e-mail address or its gift code, holds the token that an earlier lookup answered, which is not the order’s own, placed it in this session or is its customer. One 404 for every miss.',
  follow: 'Follows a creator or a vendor, and answers all who are followed.',
  forgetSessionBag:
    'Forgets the bag of the session, as long as it is this version of it: a browser with scripts keeps it from here on.',
  forgotPassword:
    'Writes a letter with a link for a new password, good once and for 60 minutes. It is not told whether the e-mail address has an account.',
  listBought:
    'What the customer has ordered and the shop still sells, the last one first; 60 at most. Gift cards are left out.',
  listCategories: 'The tree of departments.',
  listCountries: 'Countries by label, with their two-letter codes.',
  listCurrencies: 'What prices can be shown in, with the rate of each to the US dollar.',
  listFollowed:
    'Whom the customer follows, by name and with their pages, the last one followed first.',
  listOrders:
    'The orders of the customer, the newest first; a page beyond the last one is the last.',
  listPlanGroups: 'The groups of plans that the shop has put together.',
  listReturns: 'The returns of the customer, the newest first; of one order where it is named.',
  listSchoolCountries: 'The countries with schools whose lists the shop keeps.',
  listSubscriptions: 'The subscriptions of the customer: what goes on first, then what has ended.',
  logIn:
    'Signs a customer in under a new session; the old one is dead. 401 says the same of an unknown e-mail address and of a wrong password.',
  logOut: 'Ends the session of a customer; a guest stays a guest.',
  logOutEverywhere: 'Ends every session of the customer, this one too.',
  makeReturn:
    'Returns things of an order: once for each Idempotency-Key. 422 for more than can come back, 409 where something of it came back meanwhile.',
  mergeBag:
    'Merges what a guest had into what is kept for the customer, all of it or nothing: of a line that is in both the larger quantity counts. Asked twice it changes nothing more.',
  noteChatSeen:
    'Notes that the visitor has seen the shop’s messages up to this one: they are not mailed any more.',
  openLibraryItem:
    'Makes links to read and to download a digital item, for whoever holds them and until they expire.',
  placeOrder: 'Places an order: one for each Idempotency-Key. 403 where the session has ended.',
  readAutomated: 'One page of an automated category: the products that a rule picks.',
  readBag:
    'The bag kept for the customer, at present prices: quantities capped at max, max 0 for what has run out.',
  readCards:
    'The cards of products, in the order of the ids asked for; what is not sold is left out.',
  readChat:
    'The chat of the customer or, for a guest, of the session. A guest’s goes along when they sign in. 403 only when a customer’s session has ended.',
  readCollection: 'One page of a collection, in the order in which it was put together.',
  readContent: 'One page of words, such as the shipping policy.',
  readCreator: "One page of a creator's works.",
  readCustomer:
    'Who is signed in; a guest is answered with null and gets the anti-forgery cookie. 403 only when a customer’s session has ended.',
  readCustomerData: 'All that the shop keeps of the customer, to be saved as a file.',
  readCustomerOrder: 'One order of the customer.',
  readEGiftCard: 'What an e-gift card can be: its amounts and designs.',
  readFacet: 'All options of one facet, counted for a list as it is held to now.',
  readFollowing: 'Whom the customer follows.',
  readHome: 'The shop window: departments and rails of products.',
  readLater: 'What the customer saved for later, answered as the bag is.',
  readLibrary: 'The digital items that the customer has bought, the newest first.',
  readListing: 'One page of the products of a category, with what it can be held to.',
  readLocation: 'The zip code kept for this session; empty when none was given.',
  readOrder: 'An order, for the session that placed it or the holder of its token.',
  readPlanGroup:
    'What can be signed up for: of type 1 a group of plans, of type 2 a product to come regularly.',
  readProduct: 'One product, bundle or gift card as its page shows it.',
  readReturn: 'A return, for the session that made it, its customer or the holder of its token.',
  readSchool: 'A school with its grades, each with the newest list that it gave us.',
  readSchools: 'The schools of a country, the nearest to a zip code first.',
  readSessionBag:
    'What was put into the bag by plain forms in this session, and the checkout of it.',
  readShipping:
    'Ways of delivery to a zip code; the header shipping_updated_at says when the rates last changed.',
  readStore: 'Where the store stands and when it is open, with the time by its own clock.',
  readSubscription: 'One subscription of the customer.',
  readSupplyList: 'What a school asks for in a grade, with what can stand in for what is sold out.',
  register:
    'Makes an account and signs its customer in under a new session. An e-mail address that has one already is answered the same, and gets a letter instead; who is signed in is asked with GET /api/customer.',
  removeAddress:
    'Forgets an address of the customer, and answers what it was. 409 while a subscription that goes on uses it, unless another one takes its place.',
  removeFavorites: 'Takes products out of the favourites, and answers those that are left.',
  removeFromBag: 'Takes lines out of the bag, and answers what is left in it.',
  removeFromLater: 'Takes lines out of what is saved for later, and answers what is left.',
  removePayment:
    'Forgets a card of the customer, and answers what it was. 409 while a subscription that goes on uses it, unless another one takes its place.',
  reportCampaign: 'Counts a visit that a campaign has led here, by day and marks and nothing else.',
  requestBackInStock:
    'Asks for one letter once something sold out is there again. The answer is the same for every address, and for whoever asks twice; a link in a letter makes it sure. 404 for what is not sold, 409 for what is in stock.',
  resetPassword:
    'Sets a new password with the token of that letter, ends every session of the customer and signs them in here. 422 at `token` where it was used already or is too old.',
  saveBag:
    'Keeps lines in the bag, each in place of the identical one (same id, type and item_key); the others stay. Answers the whole bag.',
  saveLater: 'Saves lines for later, each in place of the identical one. Answers the whole list.',
  saveLocation: 'Keeps a zip code and country for this session; an empty zip code forgets it.',
  saveProfile:
    'Changes name, e-mail address or password of the customer who is signed in. A new password ends their other sessions.',
  saveSessionCheckout:
    'Keeps the checkout of the session’s bag until it is ordered; 409 where the bag is empty.',
  searchProducts: 'One page of the products whose words match, with what they can be held to.',
  sendChatMessage:
    'Writes to the shop in the chat: once for each Idempotency-Key. 404 for an order that is not the visitor’s.',
  signUpForNewsletter:
    'Asks for the shop’s letters. The answer is the same for every address; a link in a letter makes it sure.',
  unfollow: 'Follows a creator or a vendor no longer, and answers who is still followed.',
  writeToShop: 'Keeps what somebody writes to the shop, and sends it to the shop’s own address.',
};
