import { BagLine, checkMax, LineOffer } from '../bag.ts';
import {
  mergeBag,
  readBag,
  readLater,
  removeFromBag,
  removeFromLater,
  saveBag,
  saveLater,
} from '../customer-bag.ts';
import {
  addToSessionBag,
  changeSessionBag,
  forgetSessionBag,
  readSessionBag,
  saveSessionCheckout,
} from '../session-bag.ts';

/** The calls about bags. */
export const bagCalls = {
  addToSessionBag,
  changeSessionBag,
  checkMax,
  forgetSessionBag,
  mergeBag,
  readBag,
  readLater,
  readSessionBag,
  removeFromBag,
  removeFromLater,
  saveBag,
  saveLater,
  saveSessionCheckout,
};

/** What their answers are made of. */
export const bagSchemas = { BagLine, LineOffer };
