import type { ComponentMessages } from './component-messages.ts';

export const componentMessages: ComponentMessages = {
  amount: { about: 'about ' },
  banner: { close: (label: string) => `Close: ${label}` },
  breadcrumbs: {
    name: 'Breadcrumb',
    showMore: (count: number) => `Show ${count} more`,
  },
  characterCount: {
    written: (length: number, max: number) => `${length} of ${max}`,
    left: (count: number) => (count === 1 ? `${count} character left` : `${count} characters left`),
  },
  errorSummary: {
    answers: (count: number) =>
      count === 1 ? 'One answer needs another look' : `${count} answers need another look`,
  },
  failedState: {
    checkConnection: 'Check your connection, then try again.',
    tryAgain: 'Try again',
  },
  field: { optional: '(optional)', error: 'Error: ' },
  form: { allRequired: 'All fields are required unless marked optional.' },
  message: { close: 'Close message' },
  pagination: {
    name: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page: number) => `Page ${page}`,
  },
  panel: { close: 'Close' },
  passwordField: {
    show: 'Show',
    hide: 'Hide',
    password: 'password',
    capsLock: 'Caps lock is on.',
  },
  price: { waived: 'waived, was ', was: 'was ' },
  selectField: {
    select: (what: string) => `Select your ${what}`,
    nothingFound: 'Nothing in the list has these letters.',
  },
  spinner: { loading: 'Loading' },
  stepper: { done: ' (done)' },
};
