/** Gift cards that every shop under test has, as a shopper might type them. */
export const giftCards = {
  /** Holds $5.25, and nobody spends it here. */
  small: { typed: ' otz sage dune lark ', code: 'OTZ-SAGE-DUNE-LARK', balance: 5.25 },
  /** Holds $50. */
  fifty: { typed: 'OTZ-PLUM-FERN-WREN', code: 'OTZ-PLUM-FERN-WREN' },
  /** Holds hundreds. */
  large: { typed: 'otz-tree-leaf-seed', code: 'OTZ-TREE-LEAF-SEED' },
  spent: 'OTZ-DUST-BARE-SAND',
  notYet: 'OTZ-NEXT-YEAR-HENS',
  unknown: 'OTZ-AAAA-BBBB-CCCC',
} as const;

/** Discount codes that every shop under test has. */
export const discounts = {
  /** 10 percent. */
  percent: 'READ10',
  /** $5. */
  amount: 'FIVEOFF',
  freeShipping: 'SHIPFREE',
  /** From $100 on. */
  minimum: 'HUNDRED15',
  /** Once for each e-mail address. */
  onceEach: 'WELCOME',
  /** Once in all. */
  once: 'ONLYONE',
  used: 'USEDUP',
  notBegun: 'SOON20',
  ended: 'SUMMER25',
  unknown: 'NOSUCHCODE',
} as const;
