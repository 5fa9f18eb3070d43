/** Gives the focus to what the page is about, without scrolling: whoever reads on begins there. */
export const focusContent = () =>
  document.getElementById('content')?.focus({ preventScroll: true });
