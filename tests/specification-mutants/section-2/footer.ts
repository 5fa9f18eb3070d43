import type { Mutant } from '../mutant.ts';

/** Breaks of what section 2 of the specification states under: Footer; Other widgets. */
export const mutants: Mutant[] = [
  {
    statement: 'It is hidden on InvoiceViewer.',
    file: 'storefront/app/shell/SiteShell.tsx',
    find: '        {content}\n        {drawings}',
    put: '        {content}\n        <Footer />\n        {drawings}',
  },
  {
    statement: 'It links to ContactUs, StoreHours and StoreAddress.',
    file: 'storefront/app/shell/Footer.tsx',
    find: '      { name: messages.storeHours, path: paths.storeHours },\n',
    put: '',
  },
  {
    statement:
      'It has the fixed links /about/43, /shipping-policy/41, /return-policy/42, /terms-of-use/39, /privacy-policy/40 and /bag.',
    file: 'storefront/app/paths.ts',
    find: '/return-policy/42',
    put: '/return-policy/41',
  },
  {
    statement: 'It has a currency selector.',
    file: 'storefront/app/shell/Footer.tsx',
    find: '      currency={<CurrencyChoice />}\n',
    put: '',
  },
  {
    statement: 'It has social links: messaging, photo-sharing, short-post, social network.',
    file: 'storefront/app/brand.ts',
    find: "    { kind: 'posts', name: messages.posts, href: 'https://posts.example/otzar' },\n",
    put: '',
  },
  {
    statement: 'It has app-store badges with empty links.',
    file: 'design-system/widgets/frame/SiteFooter/FooterExtras.tsx',
    find: "{ role: 'link', 'aria-disabled': true }",
    put: "{ href: '/apps' }",
  },
  {
    statement: 'It has a newsletter sign-up form; who sends the letters is behind it.',
    file: 'storefront/app/features/newsletter/NewsletterEntry.tsx',
    find: 'await tracking().subscribe(email)',
    put: "'Thank you.'",
  },
  {
    statement: 'It has a copyright line with the current year.',
    file: 'storefront/app/shell/Footer.tsx',
    find: 'new Date().getUTCFullYear()',
    put: '2025',
  },
  {
    statement: 'It has a free-shipping message.',
    file: 'storefront/app/features/shipping/FreeShippingOffer.tsx',
    find: 'freeShippingText(threshold)',
    put: 'freeShippingText(null)',
  },
  {
    statement: 'It has a chat link that opens help.',
    file: 'storefront/app/shell/Footer.tsx',
    find: 'onChat={tried(chat)}',
    put: 'onChat={() => undefined}',
  },
  {
    statement:
      'A mobile scroll-to-top button appears once the page is scrolled past half the window height.',
    file: 'design-system/widgets/frame/ScrollToTop/ScrollToTop.tsx',
    find: 'scrollY > innerHeight / 2',
    put: 'scrollY > innerHeight / 4',
  },
  {
    statement: 'It scrolls up over 500 ms.',
    file: 'design-system/foundations/scroll/scroll-page.ts',
    find: 'SCROLL_DURATION = 500',
    put: 'SCROLL_DURATION = 200',
  },
  {
    statement: "The terms popup has the title 'Free Shipping over {amount} to {zip code}'.",
    file: 'design-system/widgets/frame/FreeShippingPopup/messages.en.ts',
    find: '{zipCode && ` to ',
    put: '{false && ` to ',
  },
  {
    statement:
      'It says that the merchandise total before savings and estimated tax must reach the threshold.',
    file: 'design-system/widgets/frame/FreeShippingPopup/messages.en.ts',
    find: 'before savings and estimated tax',
    put: 'after savings',
  },
  {
    statement: 'It says that orders cannot be combined.',
    file: 'design-system/widgets/frame/FreeShippingPopup/FreeShippingPopup.tsx',
    find: '    messages.notCombined,\n',
    put: '',
  },
  {
    statement: 'It says that returns are free within 30 days of delivery on almost everything.',
    file: 'design-system/widgets/frame/FreeShippingPopup/messages.en.ts',
    find: ' on almost everything',
    put: '',
  },
  {
    statement: 'It says that some items are excluded.',
    file: 'design-system/widgets/frame/FreeShippingPopup/FreeShippingPopup.tsx',
    find: '    messages.excluded,\n',
    put: '',
  },
  {
    statement: 'It links to the shipping and return policies.',
    file: 'design-system/widgets/frame/FreeShippingPopup/FreeShippingPopup.tsx',
    find: 'href={returnPolicyPath}',
    put: 'href={shippingPolicyPath}',
  },
  {
    statement: 'A click outside or on the close icon closes it.',
    file: 'design-system/components/Dialog/Dialog.tsx',
    find: 'onOpenChange={(next) => next || onClose()}',
    put: "onOpenChange={(next, { reason }) => next || reason === 'outside-press' || onClose()}",
  },
  {
    statement:
      "The proxy warning reads: 'Performance of this website is impacted by a content filter or proxy. Please contact your provider to whitelist this website.'",
    file: 'design-system/widgets/frame/ProxyWarning/messages.en.ts',
    find: 'Performance of this website is impacted',
    put: 'This website is slowed down',
  },
  {
    statement: "It has a 'Dismiss temporarily' action.",
    file: 'design-system/widgets/frame/ProxyWarning/messages.en.ts',
    find: 'Dismiss temporarily',
    put: 'Dismiss',
  },
  {
    statement: 'A transient message is shown in the colour of an error or of a success.',
    file: 'design-system/widgets/frame/MessageStack/StackedItem.tsx',
    find: '      tone={tone}\n',
    put: '      tone="info"\n',
  },
  {
    statement: 'A transient message is removed after its time.',
    file: 'design-system/widgets/frame/MessageStack/StackedItem.tsx',
    find: 'useCountdown(duration,',
    put: 'useCountdown(DURATION * 9,',
  },
  {
    statement: 'Its time is 4000 ms by default.',
    file: 'design-system/widgets/frame/MessageStack/StackedItem.tsx',
    find: 'const DURATION = 4000',
    put: 'const DURATION = 6000',
  },
];
