import { stories, test } from './screen-proofs.mjs';

/**
 * What the files of a screen are called and where it stands.
 * @typedef {object} Screen
 * @property {string} name `GiftIdeas`
 * @property {string} file `gift-ideas`
 * @property {string} key its name among the paths: `giftIdeas`
 * @property {string} title `Gift ideas`
 * @property {string} address `/gift-ideas/:id`
 * @property {string} example the same with something in it: `/gift-ideas/1`
 * @property {string[]} parameters `['id']`
 * @property {'public' | 'personal' | 'account'} kind the same for everyone, about one shopper, or a page of the account
 */

const publicRoute = ({ name, file, key, address, parameters }) => {
  const path = parameters.length
    ? `paths.${key}(${parameters.map((one) => `params.${one}`).join(', ')})`
    : `paths.${key}`;
  return `import { readStore } from '@otzar/contract/store';
import * as messages from '#messages/screens/${file}';
import { brand, titled } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { canonical } from '../../platform/canonical.ts';
import { readPageData } from '../../platform/page-data.ts';
import { ${name}Screen } from './${name}Screen.tsx';
import type { Route } from './+types/${file}';

export const loader = ({ context }: Route.LoaderArgs) => readPageData(context, readStore);

export const meta: Route.MetaFunction = ({ matches${parameters.length ? ', params' : ''} }) => [
  { title: titled(messages.title) },
  { name: 'description', content: messages.description(brand.name) },
  ...canonical(matches, ${path}),
];

/** What stands at \`${address}\`, the same for everyone. */
export default function ${name}Route({ loaderData: store }: Route.ComponentProps) {
  return <${name}Screen store={store} />;
}
`;
};

const personalRoute = ({
  name,
  file,
  address,
}) => `import { readStore } from '@otzar/contract/store';
import { ContentSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import * as messages from '#messages/screens/${file}';
import { titled } from '../../brand.ts';
import { deferCall } from '../../platform/deferred-call.ts';
import { Pending } from '../../platform/pending.tsx';
import { call } from '../../platform/http.ts';
import { ${name}Screen } from './${name}Screen.tsx';
import type { Route } from './+types/${file}';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.title) },
  { name: 'robots', content: 'noindex' },
];

export function clientLoader() {
  return deferCall((signal) => call(readStore, {}, { signal }));
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <ContentSkeleton />;

/** What stands at \`${address}\`, about one shopper: the browser asks for it. */
export default function ${name}Route({ loaderData }: Route.ComponentProps) {
  return (
    <Pending
      asked={loaderData.pending}
      skeleton={<ContentSkeleton />}
      failed={messages.notLoaded}
    >
      {(store) => <${name}Screen store={store} />}
    </Pending>
  );
}
`;

const accountRoute = ({
  name,
  file,
  address,
}) => `import { readStore } from '@otzar/contract/store';
import { AccountPage } from '@otzar/design-system/widgets/account/AccountPage';
import { AccountSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import * as messages from '#messages/screens/${file}';
import { titled } from '../../brand.ts';
import { deferCall } from '../../platform/deferred-call.ts';
import { Pending } from '../../platform/pending.tsx';
import { call } from '../../platform/http.ts';
import { ${name}View } from './${name}View.tsx';
import { requireCustomer } from '../../features/customer/require-customer.ts';
import type { Route } from './+types/${file}';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.title) },
  { name: 'robots', content: 'noindex' },
];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireCustomer(request);
  return deferCall((signal) => call(readStore, {}, { signal }));
}
clientLoader.hydrate = true as const;

const skeleton = <AccountSkeleton shape="cards" />;

export const HydrateFallback = () => <AccountPage title={messages.title}>{skeleton}</AccountPage>;

/** What a customer finds at \`${address}\`. */
export default function Account${name}Route({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage title={messages.title}>
      <Pending asked={loaderData.pending} skeleton={skeleton} failed={messages.notLoaded}>
        {(store) => <${name}View store={store} />}
      </Pending>
    </AccountPage>
  );
}
`;

const props = (part) => `
interface ${part}Props {
  /** Where the shop stands, and how it is reached. */
  store: Store;
}
`;

const links = `  const links = [
    { name: messages.call(store.phone), path: \`tel:\${store.phone.replace(/[^+\\d]/g, '')}\` },
    { name: messages.writeToUs, path: paths.contactUs },
  ];`;

const view = ({ name, file, title }) => `import type { Store } from '@otzar/contract/store';
import { LinkList } from '@otzar/design-system/widgets/frame/LinkList';
import * as messages from '#messages/screens/${file}';
import { paths } from '../../paths.ts';
${props(`${name}View`)}
/** ${title}: what is known of it, and where a customer goes from here. */
export function ${name}View({ store }: ${name}ViewProps) {
${links}
  return <LinkList title={messages.askUs} links={links} />;
}
`;

const screen = ({ name, file, title }) => `import type { Store } from '@otzar/contract/store';
import { LinkList } from '@otzar/design-system/widgets/frame/LinkList';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import * as messages from '#messages/screens/${file}';
import { paths } from '../../paths.ts';
${props(`${name}Screen`)}
/** ${title}: what is known of it, and where a shopper goes from here. */
export function ${name}Screen({ store }: ${name}ScreenProps) {
${links}
  return (
    <PageColumns title={messages.title} lead={<p>{store.address.join(', ')}</p>}>
      <LinkList title={messages.askUs} links={links} />
    </PageColumns>
  );
}
`;

/** What it says in English. */
const english = ({ title, kind }) => `export const title = '${title}';
${
  kind === 'public'
    ? `export const description = (brand: string) => \`\${title}, by \${brand}.\`;`
    : `export const notLoaded = 'We could not load this page';`
}
export const askUs = 'Ask us';
export const call = (phone: string) => \`Call \${phone}\`;
export const writeToUs = 'Write to us';
`;

/** The same in Hebrew; its title whoever made it puts into Hebrew. */
const hebrew = ({ title, kind }) => `export const title = '${title}';
${
  kind === 'public'
    ? `export const description = (brand: string) => \`\${title}, \\u2068\${brand}\\u2069.\`;`
    : `export const notLoaded = 'לא הצלחנו לטעון את העמוד';`
}
export const askUs = 'לשאלות';
export const call = (phone: string) => \`טלפון: \\u2068\${phone}\\u2069\`;
export const writeToUs = 'יצירת קשר';
`;

const routeOf = { public: publicRoute, personal: personalRoute, account: accountRoute };

/**
 * The files of a screen, by their paths.
 * @param {Screen} made
 * @returns {Record<string, string>}
 */
export const screenFiles = (made) => {
  const own = (name) => `storefront/app/screens/${made.file}/${name}`;
  return {
    [own(`${made.file}.tsx`)]: routeOf[made.kind](made),
    [own('messages.en.ts')]: english(made),
    [own('messages.he.ts')]: hebrew(made),
    [own(`${made.file}.stories.tsx`)]: stories(made),
    [own(`${made.file}.test.tsx`)]: test(made),
    ...(made.kind === 'account'
      ? { [own(`${made.name}View.tsx`)]: view(made) }
      : { [own(`${made.name}Screen.tsx`)]: screen(made) }),
  };
};
