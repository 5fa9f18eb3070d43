import { createContext, useContext, useLayoutEffect } from 'react';

/** What is wrong with the fields of a form, as each tells it of itself. */
export interface FormProblems {
  /** What is wrong and what to do about it, by the `id` of the field. */
  messages: Map<string, string>;
  /** Whether it was sent and nothing was said of it yet. What comes now is told by its summary, and by nothing else. */
  sent: boolean;
  /** Told that something else is wrong, or less. */
  onChange?: (() => void) | undefined;
}

/** The form around a field. */
export const FormContext = createContext<FormProblems | null>(null);

/** A server draws a form once and hears of nothing after it. */
export const onServer = typeof document === 'undefined';

/** What `html` is marked with where the page is the answer to a form that was sent without scripts and refused. */
export const REFUSED_MARK = 'data-refused';

/** Whether the page is such an answer: then the summary of each form comes with it, and the browser takes it over. */
export const RefusedPage = createContext(
  !onServer && document.documentElement.hasAttribute(REFUSED_MARK),
);

/**
 * Tells the form around a field what is wrong with it.
 * @param field its `id`
 */
export function useProblem(field: string, message: string | undefined): void {
  const form = useContext(FormContext);
  if (onServer && message) form?.messages.set(field, message);
  useLayoutEffect(() => {
    if (!form || !message) return;
    form.messages.set(field, message);
    form.onChange?.();
    return () => {
      form.messages.delete(field);
      form.onChange?.();
    };
  }, [form, field, message]);
}
