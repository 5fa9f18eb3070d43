/**
 * What is made once for each locale, and only as it is first asked for: a formatter is dear to make, and a process that
 * answers everybody speaks more than one language.
 */
export function byLocale<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const made = new Map<string, Made>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}
