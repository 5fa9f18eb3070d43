import type { PictureSource } from '../../../components/Picture/index.ts';

/** One value of an option, such as a color. */
export interface VariationValue {
  /** As the shopper reads it. */
  value: string;
  /** Whether it is the one chosen. */
  selected: boolean;
  /** Why it cannot be had with what else is chosen: `Sold out in A5`, `Not made in Olive`. Empty where it can. */
  unavailable?: string | undefined;
  /** A few words below it: what it adds to the price, how many are left, when it comes out. */
  note?: string | undefined;
  /** What it looks like. */
  picture?: PictureSource | undefined;
  /** The address with this value chosen, offered where the page has no JavaScript. */
  href?: string | undefined;
}

/** Color, size and the like. */
export interface VariationOption {
  /** What is asked. */
  name: string;
  /** The field's name in the form that is sent. */
  field?: string;
  /** What can be answered, in this order. */
  values: readonly VariationValue[];
}

/** How each way of choosing takes an option. */
export interface ChoiceProps {
  id: string;
  option: VariationOption;
  onChoose: (value: string) => void;
}
