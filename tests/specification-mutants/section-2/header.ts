import type { Mutant } from '../mutant.ts';

/** Breaks of what section 2 of the specification states under: Header; Account menu; Assistance panel; Departments drawer. */
export const mutants: Mutant[] = [
  {
    statement: 'On Checkout and Review only a logo linking home is shown.',
    file: 'storefront/app/shell/SiteShell.tsx',
    find: '[paths.checkout, paths.review]',
    put: '[paths.checkout]',
  },
  {
    statement: 'On InvoiceViewer no header is shown.',
    file: 'storefront/app/shell/SiteShell.tsx',
    find: '        {content}\n        {drawings}',
    put: '        <CheckoutHeader homePath={paths.home} />\n        {content}\n        {drawings}',
  },
  {
    statement:
      'Elsewhere the desktop header holds a menu icon, logo, search, Account menu, Assistance panel and bag icon.',
    file: 'design-system/widgets/frame/SiteHeader/SiteHeader.tsx',
    find: '        <Opener\n          name={messages.assistance}\n          icon="help"\n          className="wide"\n          expanded={opened === \'assistance\'}\n          onOpen={onOpenAssistance}\n        />\n',
    put: '',
  },
  {
    statement: 'The desktop header is sticky.',
    file: 'design-system/widgets/frame/SiteHeader/Bar.ts',
    find: 'position: sticky;',
    put: 'position: relative;',
  },
  {
    statement: 'The mobile header holds menu, logo, bag and a search bar.',
    file: 'design-system/widgets/frame/SiteHeader/Bar.ts',
    find: '  .bag {\n    grid-area: bag;',
    put: '  .bag {\n    display: none;\n    grid-area: bag;',
  },
  {
    statement: 'The desktop layout applies above 769 px width.',
    file: 'tokens/scale.tokens.json',
    find: '"770px"',
    put: '"768px"',
  },
  {
    statement: 'The header hides on scroll, checking every 250 ms.',
    file: 'storefront/app/platform/hide-on-scroll.ts',
    find: 'CHECK_EVERY = 250',
    put: 'CHECK_EVERY = 500',
  },
  {
    statement: 'The move that hides the header is above 5 px.',
    file: 'storefront/app/platform/hide-on-scroll.ts',
    find: 'THRESHOLD = 5',
    put: 'THRESHOLD = 10',
  },
  {
    statement: 'The bag icon shows the bag count.',
    file: 'design-system/widgets/frame/SiteHeader/SiteHeader.tsx',
    find: '          {bagCount !== \'\' && <span className="count">{bagCount}</span>}\n',
    put: '',
  },
  {
    statement: 'The bag count is shown as 99+ above 99.',
    file: 'storefront/domain/bag-count.ts',
    find: 'count > 99 ?',
    put: 'count > 100 ?',
  },
  {
    statement: 'Breadcrumbs appear on product, listing, search and eGift pages.',
    file: 'storefront/app/features/product/ProductScreen.tsx',
    find: '      <Breadcrumbs items={props.breadcrumbs} />\n',
    put: '',
  },
  {
    statement: 'Breadcrumbs appear on school, grade and items pages.',
    file: 'storefront/app/features/school/SchoolPage.tsx',
    find: '      <Breadcrumbs items={trail} />\n',
    put: '',
  },
  {
    statement: 'A beta banner announces the new website and gives a feedback e-mail address.',
    file: 'design-system/widgets/frame/BetaBanner/messages.en.ts',
    find: 'Welcome to our new website. It is in beta: tell',
    put: 'Tell',
  },
  {
    statement: 'The beta banner can be closed and the choice is remembered.',
    file: 'storefront/app/shell/notices-schema.ts',
    find: '  betaClosed: v.boolean(),',
    put: '  betaClosed: v.pipe(v.boolean(), v.transform(() => false)),',
  },
  {
    statement: 'Login is shown to guests only.',
    file: 'design-system/widgets/frame/AccountMenu/AccountLinks.tsx',
    find: '...(signedIn ? [] : [{ name: messages.login, path: paths.login }]),',
    put: '{ name: messages.login, path: paths.login },',
  },
  {
    statement:
      'It has My Account, My Orders, Buy it Again, Digital Library and Subscriptions (decision 016: spelled right for a reader).',
    file: 'design-system/widgets/frame/AccountMenu/AccountLinks.tsx',
    find: '  { name: messages.buyItAgain, path: paths.buyItAgain },\n',
    put: '',
  },
  {
    statement: "My Favorites leads a customer to the account's, a guest to the guest's.",
    file: 'design-system/widgets/frame/AccountMenu/AccountLinks.tsx',
    find: 'signedIn ? paths.favorites : paths.guestFavorites',
    put: 'paths.favorites',
  },
  {
    statement: 'Sign Out is shown to customers only.',
    file: 'design-system/widgets/frame/AccountMenu/AccountLinks.tsx',
    find: '{signedIn && (',
    put: '{(signedIn || !signingOut) && (',
  },
  {
    statement: 'The mobile drawer has Help.',
    file: 'design-system/widgets/frame/MobileMenu/MobileMenu.tsx',
    find: '                  {messages.help}\n',
    put: '                  {messages.departments}\n',
  },
  {
    statement: 'The mobile drawer greets by first name.',
    file: 'storefront/app/features/customer/customer-module.ts',
    find: 'firstName(customer.name)',
    put: 'customer.name',
  },
  {
    statement: "It greets a guest with 'Hi there'.",
    file: 'design-system/widgets/account/Greeting/messages.en.ts',
    find: "'Hi there'",
    put: "'Hello'",
  },
  {
    statement: 'It greets a customer by first name.',
    file: 'storefront/app/shell/AssistanceDrawer.tsx',
    find: '      firstName={firstName}\n',
    put: '',
  },
  {
    statement: 'It offers a messaging-app link and a support e-mail link.',
    file: 'design-system/widgets/frame/AssistancePanel/AssistancePanel.tsx',
    find: 'mailto:',
    put: '/contact-us?to=',
  },
  {
    statement: 'It offers chat.',
    file: 'design-system/widgets/frame/AssistancePanel/AssistancePanel.tsx',
    find: 'onClick={chatOpening ? undefined : onChat}',
    put: 'onClick={undefined}',
  },
  {
    statement: "It shows a category tree; deeper levels show Back and '{category} - Show All'.",
    file: 'design-system/widgets/frame/DepartmentsTree/messages.en.ts',
    find: ' - Show All`',
    put: ' - All`',
  },
  {
    statement: 'A leaf with a value navigates to that path.',
    file: 'design-system/widgets/frame/DepartmentsTree/DepartmentsTree.tsx',
    find: '<Link href={category.value}',
    put: '<Link href="/"',
  },
  {
    statement: 'Escape closes it.',
    file: 'design-system/components/Drawer/Drawer.tsx',
    find: 'onOpenChange={(next) => next || onClose()}',
    put: "onOpenChange={(next, { reason }) => next || reason === 'escape-key' || onClose()}",
  },
  {
    statement: 'Page scroll is locked while it is open.',
    file: 'design-system/components/Drawer/Drawer.tsx',
    find: '<Base.Root open={open}',
    put: '<Base.Root modal={false} open={open}',
  },
  {
    statement:
      'Opening the drawer, account menu, assistance panel or search overlay closes any other.',
    file: 'storefront/app/shell/OverlayStage.tsx',
    find: 'open: overlay?.kind === kind',
    put: "open: overlay?.kind === kind || (kind === 'menu' && overlay !== null)",
  },
];
