/** The brand that a card number's first digits belong to; undefined while they do not say. */
export function brandOf(card: string): string | undefined {
  const digits = card.replace(/\D/g, '');
  if (/^4/.test(digits)) return 'Visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'Mastercard';
  if (/^3[47]/.test(digits)) return 'American Express';
  if (/^6(011|4|5)/.test(digits)) return 'Discover';
  return undefined;
}

/**
 * Digits alone, grouped as on the card: 4-6-5 for American Express, otherwise by four; 19 is the longest
 * card number there is.
 */
export function groupCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  if (brandOf(digits) === 'American Express') {
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].join(' ').trim();
  }
  return digits.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** `MM/YY` as far as it has been typed: `430` and `4/30` become `04/30`, `12/2030` becomes `12/30`. */
export function slashExpiry(typed: string): string {
  const [first = '', ...others] = typed.split('/');
  const later = others.join('').replace(/\D/g, '');
  const start = first.replace(/\D/g, '');
  const month = /^[2-9]/.test(start) || (start.length === 1 && later !== '') ? `0${start}` : start;
  const digits = `${month}${later}`;
  const year = digits.length >= 6 ? digits.slice(4, 6) : digits.slice(2, 4);
  return year === '' ? digits.slice(0, 2) : `${digits.slice(0, 2)}/${year}`;
}

/** Rewrites a field's text as it is typed, the caret staying behind the same digit. */
export function rewrite(field: HTMLInputElement, format: (typed: string) => string): string {
  const typed = field.value;
  const formatted = format(typed);
  const caret = field.selectionStart ?? typed.length;
  field.value = formatted;
  if (caret < typed.length) {
    const before = typed.slice(0, caret).replace(/\D/g, '').length;
    const position = placeAfterDigits(formatted, before);
    field.setSelectionRange(position, position);
  }
  return formatted;
}

function placeAfterDigits(text: string, count: number): number {
  let seen = 0;
  let place = 0;
  while (seen < count && place < text.length) {
    if (/\d/.test(text.charAt(place))) seen += 1;
    place += 1;
  }
  return place;
}
