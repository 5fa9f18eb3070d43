import type { content } from '../server/db/schema.ts';

type Page = typeof content.$inferInsert;
type Block = Page['blocks'][number];

const heading = (text: string): Block => ({ kind: 'heading', text });
const item = (text: string): Block => ({ kind: 'item', text });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** The pages of words that the footer leads to; the ids stand in its addresses. */
export const contentPages: Page[] = [
  {
    id: 43,
    slug: 'about',
    title: 'About Otzar',
    blocks: [
      paragraph(
        'Otzar is the Hebrew word for a treasury, and the short form of a longer one: a treasury of books. We are a bookshop in two languages, with a gift room, a school counter and a workbench at the back.',
      ),
      paragraph(
        'The shop began with a borrowed cart, eleven boxes of novels and a sign painted on both sides, one side for each language. It has grown since then, though not so far that we no longer read what we sell.',
      ),
      heading('What we choose'),
      paragraph(
        'Everything here was picked by somebody who would be happy to argue for it. We look for books that are well made inside and out, for gifts from workshops whose names we know, and for school things that are still in one piece in June.',
      ),
      paragraph(
        'About a third of our shelves can be read in Hebrew as well as in English. Where you see the language switch on a product, it changes the words for that item and remembers your choice.',
      ),
      heading('Where to find us'),
      paragraph(
        'The shop is open Sunday to Thursday and on Friday mornings. Come for a particular book or for none; there is a chair by the window and nobody will ask you to move.',
      ),
      heading('A few promises'),
      item('We answer letters, e-mails and telephone calls ourselves.'),
      item('We ship what we have, and we say so when we do not have it.'),
      item('If something is not right, we put it right within thirty days, without a debate.'),
    ],
  },
  {
    id: 41,
    slug: 'shipping-policy',
    title: 'Shipping Policy',
    blocks: [
      paragraph(
        'Most orders leave the shop within one working day. On a product’s page, give your zip code and you will see the date on which it can reach you.',
      ),
      heading('Free shipping'),
      paragraph(
        'Shipping is free on most orders when the merchandise total, before savings and estimated tax, is over $49. Orders cannot be combined to reach the amount.',
      ),
      paragraph(
        'A few large or heavy items, such as shelves, floor vases and boxed art books, are excluded. Their pages say so, and they do not count against the rest of your order.',
      ),
      heading('What it costs otherwise'),
      item(
        'Standard: four working days within the United States, seven to Alaska, Hawaii and the territories.',
      ),
      item(
        'Priority: two working days. Express: the next one, three to where no truck goes overnight.',
      ),
      item('Mail to the armed forces: seven or ten working days, without sales tax.'),
      item(
        'In the streets around the shop: by bicycle the same day, for nothing, however small the order.',
      ),
      item(
        'Pickup in the shop: free, usually ready within a few hours. Bring the order number and some identification.',
      ),
      heading('Digital items, gift cards and services'),
      paragraph(
        'E-books, audiobooks and courses appear in your Digital Library at once. Gift cards travel by e-mail. Services need no shipping; we write to you to agree on a time.',
      ),
      heading('Preorders'),
      paragraph(
        'A preordered book ships on the day of its publication, or the day before when the post allows. If your order holds other items too, we send those first at no extra cost.',
      ),
      heading('Other countries'),
      paragraph(
        'We ship around the world. Duties and taxes of the receiving country are not included and are charged on arrival, if at all.',
      ),
    ],
  },
  {
    id: 42,
    slug: 'return-policy',
    title: 'Return Policy',
    blocks: [
      paragraph(
        'You have thirty days from delivery to change your mind, and within those thirty days returns are free on almost everything.',
      ),
      heading('How to return something'),
      item('Tell us the order number and the e-mail address that you ordered with.'),
      item('Choose the items and a reason. The reason helps us; it does not change your refund.'),
      item('Print the label, or bring the parcel to the shop.'),
      paragraph(
        'We refund the card, or the gift card, that paid for the order within five working days of the parcel’s arrival. If it came to you as a present, we can give you a gift card instead and say nothing to anybody.',
      ),
      heading('What cannot come back'),
      item('Items made for you: engraved, embossed or personalized with a name.'),
      item('Digital items that have been opened, and gift cards.'),
      item('Services, less than two days before the date.'),
      heading('Damaged or wrong'),
      paragraph(
        'If a book arrives with a bent corner or is not the one you asked for, write to us with a photograph. We send another at once and do not ask for the first one back.',
      ),
    ],
  },
  {
    id: 39,
    slug: 'terms-of-use',
    title: 'Terms of Use',
    blocks: [
      paragraph(
        'By using this website you agree to these terms. We have tried to keep them short and to write them so that they can be read.',
      ),
      heading('Orders and prices'),
      paragraph(
        'Prices are in United States dollars; other currencies are shown for convenience and follow the day’s rate. The total that counts is the one you confirm on the review page. If a price is plainly a mistake, we tell you and you may cancel.',
      ),
      paragraph(
        'An order is accepted when we send its confirmation. If something sells out between your bag and the counter, we charge nothing for it and let you know.',
      ),
      heading('Your account'),
      paragraph(
        'Keep your password to yourself. You are responsible for orders made with it, until you tell us that somebody else has it.',
      ),
      heading('Gift cards'),
      paragraph(
        'Gift cards do not expire, carry no fees and cannot be exchanged for cash except where the law says otherwise. No sales tax is charged when you buy one.',
      ),
      heading('What belongs to whom'),
      paragraph(
        'The words and pictures on this site belong to us or to the people who made them. You may quote and link as you please; please ask before you reprint.',
      ),
      heading('If we disagree'),
      paragraph(
        'Write to us first. Nearly everything can be settled by two people and a telephone.',
      ),
    ],
  },
  {
    id: 40,
    slug: 'privacy-policy',
    title: 'Privacy Policy',
    blocks: [
      paragraph('We keep what we need to send you your order, and as little else as we can.'),
      heading('What we keep'),
      item('Your name, addresses, e-mail and telephone number, when you give them to us.'),
      item('Your orders, because the law and your returns require it.'),
      item('A token for your payment card. The number itself never reaches our records.'),
      item('A cookie that holds your session, and your bag and favorites in your own browser.'),
      heading('What we do not do'),
      paragraph(
        'We do not sell or lend your data, we do not follow you around other websites, and we do not read your reading: what is in your Digital Library is nobody’s business but yours.',
      ),
      heading('Letters from us'),
      paragraph(
        'You receive our newsletter only if you ask for it. Every letter has a link that stops the letters.',
      ),
      heading('Seeing and deleting'),
      paragraph(
        'Ask us for a copy of what we hold about you, or ask us to delete it, and we do so within thirty days, except for what the tax office obliges us to keep.',
      ),
    ],
  },
];
