/** One of the answers. */
export interface SelectOption {
  label: string;
  value: string;
}
