/** Takes away the server's rules of what the browser fetches ahead: from here on the router does, and both would do it twice. */
export const endSpeculation = (): void =>
  document.querySelector('script[type="speculationrules"]')?.remove();
