import { iconSheet } from '@otzar/design-system/foundations/icons';

// A page of the shop has the drawings in its body from the server; a story's page gets them here.
document.body.insertAdjacentHTML(
  'afterbegin',
  `<svg aria-hidden="true" style="display: none">${iconSheet()}</svg>`,
);
