import {
  checkMaxExamples,
  mergeBagExamples,
  readBagExamples,
  readLaterExamples,
  removeFromBagExamples,
  removeFromLaterExamples,
  saveBagExamples,
  saveLaterExamples,
} from '../bag.examples.ts';
import {
  addToSessionBagExamples,
  changeSessionBagExamples,
  forgetSessionBagExamples,
  readSessionBagExamples,
  saveSessionCheckoutExamples,
} from '../session-bag.examples.ts';

/** Example answers of the calls about bags. */
export const bagExamples = {
  addToSessionBag: addToSessionBagExamples,
  changeSessionBag: changeSessionBagExamples,
  checkMax: checkMaxExamples,
  forgetSessionBag: forgetSessionBagExamples,
  mergeBag: mergeBagExamples,
  readBag: readBagExamples,
  readLater: readLaterExamples,
  readSessionBag: readSessionBagExamples,
  removeFromBag: removeFromBagExamples,
  removeFromLater: removeFromLaterExamples,
  saveBag: saveBagExamples,
  saveLater: saveLaterExamples,
  saveSessionCheckout: saveSessionCheckoutExamples,
};
