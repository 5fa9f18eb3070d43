/** Every word that the components say of themselves; what is said of a shop comes in as their props. */
export interface ComponentMessages {
  amount: {
    /** Before the same amount in another currency. */
    about: string;
  };
  banner: {
    /** Its close button. @param label what kind of word it is */
    close: (label: string) => string;
  };
  breadcrumbs: {
    /** Of the landmark. */
    name: string;
    /** Unfolds the steps between, read out. */
    showMore: (count: number) => string;
  };
  characterCount: {
    written: (length: number, max: number) => string;
    /** Read out near the end. */
    left: (count: number) => string;
  };
  errorSummary: {
    /** How many answers of a form are wrong. */
    answers: (count: number) => string;
  };
  failedState: {
    checkConnection: string;
    tryAgain: string;
  };
  field: {
    /** Beside the label. */
    optional: string;
    /** Before whatever tells of an error: at a field, above a form, in the title of its page. It ends in a space. */
    error: string;
  };
  form: {
    allRequired: string;
  };
  message: {
    close: string;
  };
  pagination: {
    /** Of the landmark. */
    name: string;
    previous: string;
    next: string;
    /** Read out in place of the number alone. */
    page: (page: number) => string;
  };
  /** Of `Dialog`, `Drawer` and `Popover`. */
  panel: {
    close: string;
  };
  passwordField: {
    show: string;
    hide: string;
    /** Goes on after the words before it, read out. */
    password: string;
    capsLock: string;
  };
  price: {
    /** Before a price that is not asked for after all, read out. It ends in a space. */
    waived: string;
    /** Before the former price, read out. It ends in a space. */
    was: string;
  };
  selectField: {
    /** Stands where nothing is chosen yet. @param what is chosen */
    select: (what: string) => string;
    nothingFound: string;
  };
  spinner: {
    loading: string;
  };
  stepper: {
    /** After the name of a step, read out. It begins with a space. */
    done: string;
  };
}
