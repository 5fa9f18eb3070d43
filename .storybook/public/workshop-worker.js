/**
 * Lets the mock's worker, which stands below, see calls only. What a page is made of (scripts, styles, type
 * and pictures) would wait for a message there and back and be copied on its way: where one is lost, no
 * story that is yet to be fetched is ever shown.
 */
addEventListener('fetch', (event) => {
  if (event.request.destination !== '') event.stopImmediatePropagation();
});

importScripts('/mockServiceWorker.js');
