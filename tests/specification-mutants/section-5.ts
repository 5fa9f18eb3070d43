import type { Mutant } from './mutant.ts';

/** Breaks of what section 5 of the specification states. */
export const mutants: Mutant[] = [
  {
    statement: 'Checkout and review entry rules are as given under routes.',
    file: 'storefront/domain/checkout.ts',
    find: `return !signedIn && from === '/checkout' && !hasInfo ? '/checkout' : null;`,
    put: 'return null;',
  },
  {
    statement: 'Bag quantities are limited by the server-reported max.',
    file: 'storefront/domain/availability.ts',
    find: 'line.gift_card ? { ...line, max: offer.max } : { ...line, ...offer }',
    put: 'line.gift_card ? { ...line, max: offer.max } : { ...line, ...offer, max: line.max }',
  },
  {
    statement: `Marketing-contact identification without an email fails with 'Email is required for ... identification'.`,
    file: 'storefront/app/platform/tracking.ts',
    find: `'Email is required for customer identification'`,
    put: `'An e-mail address is required'`,
  },
  {
    statement: `A guest needs 'Guest email is required'.`,
    file: 'storefront/app/platform/tracking.ts',
    find: `'Guest email is required'`,
    put: `'Email is required for guest identification'`,
  },
  {
    statement:
      'Card number and expiry have whitespace stripped, and the slash removed from the expiry, before tokenizing.',
    file: 'storefront/domain/card.ts',
    find: `expiry.replace(/[\\s/]/g, '')`,
    put: `expiry.replace(/\\s/g, '')`,
  },
  {
    statement: 'Zip lookup sends the country from the value or from the label.',
    file: 'storefront/server/features/country/countries.ts',
    find: 'codeOrLabel === value || codeOrLabel === label',
    put: 'codeOrLabel === value',
  },
  {
    statement: 'An empty zip resets the zip.',
    file: 'storefront/app/features/shipping/place.ts',
    find: `    await set(ratesModule.atom, () => null);
    return;`,
    put: '    return;',
  },
  {
    statement: 'Text inputs trim white space.',
    file: 'storefront/app/shell/useVisit.ts',
    find: `  useEffect(trimTypedText, []);
`,
    put: '',
  },
  {
    statement: 'The search input is trimmed.',
    file: 'design-system/widgets/catalogue/SearchBox/SearchBox.tsx',
    find: 'run(value.trim())',
    put: 'run(value)',
  },
  {
    statement: 'A search with an empty term does nothing.',
    file: 'design-system/widgets/catalogue/SearchBox/SearchBox.tsx',
    find: `    if (term !== '') onSearch`,
    put: '    onSearch',
  },
  {
    statement: 'Price filter inputs are numeric with minimum 0.',
    file: 'design-system/widgets/catalogue/PriceFilter/price-range.ts',
    find: 'return value < 0 ? messages.belowZero : undefined;',
    put: 'return undefined;',
  },
  {
    statement: 'Go applies the price filter.',
    file: 'design-system/widgets/catalogue/PriceFilter/PriceFilter.tsx',
    find: `    onApply(priceRange(words));
`,
    put: '',
  },
  {
    statement: `A custom select shows the placeholder 'Select your {placeholder}'.`,
    file: 'design-system/components/SelectField/messages.en.ts',
    find: 'Select your $',
    put: 'Choose your $',
  },
  {
    statement: 'A custom select shows per-field error messages.',
    file: 'design-system/components/SelectField/SelectField.tsx',
    find: 'hint={hint} error={error} optional',
    put: 'hint={hint} optional',
  },
  {
    statement: 'Quantity options cap at the available maximum.',
    file: 'design-system/widgets/bag/QuantitySelector/QuantitySelector.tsx',
    find: 'Math.min(max, LIST_END)',
    put: 'LIST_END',
  },
  {
    statement: `Up to 10 quantities are shown in a dropdown, with 10 shown as '10+'.`,
    file: 'design-system/widgets/bag/QuantitySelector/QuantitySelector.tsx',
    find: `{n === LIST_END ? \`\${n}+\` : n}`,
    put: '{n}',
  },
  {
    statement:
      'Above 9 the quantity becomes a numeric input with minimum 1 and maximum equal to the available amount.',
    file: 'design-system/widgets/bag/QuantitySelector/QuantitySelector.tsx',
    find: 'shown < LIST_END',
    put: 'shown <= LIST_END',
  },
  {
    statement: 'On blur, a quantity above the maximum is clamped.',
    file: 'design-system/widgets/bag/QuantitySelector/QuantitySelector.tsx',
    find: 'Math.min(Math.max(wanted, 1), max)',
    put: 'Math.max(wanted, 1)',
  },
];
