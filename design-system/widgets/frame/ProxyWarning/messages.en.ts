export const slowConnection = 'Slow connection';
export const dismiss = 'Dismiss temporarily';
export const warning =
  'Performance of this website is impacted by a content filter or proxy. Please contact your provider to whitelist this website.';
