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

const publicRoute = ({ name, file, key, title, address, parameters }) => {
  const path = parameters.length
    ? `paths.${key}(${parameters.map((one) => `params.${one}`).join(', ')})`
    : `paths.${key}`;
  return `import { readStore } from '@otzar/contract/store';
import { brand, titled } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { canonical } from '../../platform/canonical.ts';
import { readPageData } from '../../platform/page-data.ts';
import { ${name}Screen } from './${name}Screen.tsx';
import type { Route } from './+types/${file}';

export const loader = ({ context }: Route.LoaderArgs) => readPageData(context, readStore);

export const meta: Route.MetaFunction = ({ matches${parameters.length ? ', params' : ''} }) => [
  { title: titled('${title}') },
  { name: 'description', content: \`${title}, by \${brand.name}.\` },
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
  title,
  address,
}) => `import { readStore } from '@otzar/contract/store';
import { ContentSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import { titled } from '../../brand.ts';
import { deferCall } from '../../platform/deferred-call.ts';
import { Pending } from '../../platform/pending.tsx';
import { call } from '../../platform/http.ts';
import { ${name}Screen } from './${name}Screen.tsx';
import type { Route } from './+types/${file}';

export const meta: Route.MetaFunction = () => [
  { title: titled('${title}') },
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
      failed="We could not load this page"
    >
      {(store) => <${name}Screen store={store} />}
    </Pending>
  );
}
`;

const accountRoute = ({
  name,
  file,
  title,
  address,
}) => `import { readStore } from '@otzar/contract/store';
import { AccountPage } from '@otzar/design-system/widgets/account/AccountPage';
import { AccountSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import { titled } from '../../brand.ts';
import { deferCall } from '../../platform/deferred-call.ts';
import { Pending } from '../../platform/pending.tsx';
import { call } from '../../platform/http.ts';
import { ${name}View } from './${name}View.tsx';
import { requireCustomer } from '../../features/customer/require-customer.ts';
import type { Route } from './+types/${file}';

export const meta: Route.MetaFunction = () => [
  { title: titled('${title}') },
  { name: 'robots', content: 'noindex' },
];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireCustomer(request);
  return deferCall((signal) => call(readStore, {}, { signal }));
}
clientLoader.hydrate = true as const;

const skeleton = <AccountSkeleton shape="cards" />;

export const HydrateFallback = () => <AccountPage title="${title}">{skeleton}</AccountPage>;

/** What a customer finds at \`${address}\`. */
export default function Account${name}Route({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage title="${title}">
      <Pending asked={loaderData.pending} skeleton={skeleton} failed="We could not load this page">
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
    { name: \`Call \${store.phone}\`, path: \`tel:\${store.phone.replace(/[^+\\d]/g, '')}\` },
    { name: 'Write to us', path: paths.contactUs },
  ];`;

const view = ({ name, title }) => `import type { Store } from '@otzar/contract/store';
import { LinkList } from '@otzar/design-system/widgets/frame/LinkList';
import { paths } from '../../paths.ts';
${props(`${name}View`)}
/** ${title}: what is known of it, and where a customer goes from here. */
export function ${name}View({ store }: ${name}ViewProps) {
${links}
  return <LinkList title="Ask us" links={links} />;
}
`;

const screen = ({ name, title }) => `import type { Store } from '@otzar/contract/store';
import { LinkList } from '@otzar/design-system/widgets/frame/LinkList';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { paths } from '../../paths.ts';
${props(`${name}Screen`)}
/** ${title}: what is known of it, and where a shopper goes from here. */
export function ${name}Screen({ store }: ${name}ScreenProps) {
${links}
  return (
    <PageColumns title="${title}" lead={<p>{store.address.join(', ')}</p>}>
      <LinkList title="Ask us" links={links} />
    </PageColumns>
  );
}
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
    [own(`${made.file}.stories.tsx`)]: stories(made),
    [own(`${made.file}.test.tsx`)]: test(made),
    ...(made.kind === 'account'
      ? { [own(`${made.name}View.tsx`)]: view(made) }
      : { [own(`${made.name}Screen.tsx`)]: screen(made) }),
  };
};
