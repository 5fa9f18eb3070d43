import type { Home } from '@otzar/contract/home';
import { language } from '#language';
import { brand, titled } from '../../brand.ts';
import { paths } from '../../paths.ts';
import type { HeadTag } from '../../platform/head-tags.ts';
import { urlOfPage } from '../../platform/own-address.ts';
import { linkedData, sharingTags } from '../../platform/sharing-tags.server.ts';

/** Who the shop is, and how it is searched. */
export const homeTags = (site: string, home: Home): HeadTag[] => [
  ...sharingTags(site, {
    type: 'website',
    title: titled(),
    text: brand.line,
    path: paths.home,
    picture: home.departments[0]?.image,
  }),
  linkedData('Organization', {
    name: brand.name,
    url: urlOfPage(site, paths.home),
    logo: `${site}/favicon.svg`,
    email: brand.email,
    telephone: brand.phone,
    address: brand.address.join(', '),
    sameAs: brand.social.map(({ href }) => href),
  }),
  linkedData('WebSite', {
    name: brand.name,
    url: urlOfPage(site, paths.home),
    inLanguage: language,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${urlOfPage(site, paths.search)}?q={words}`,
      'query-input': 'required name=words',
    },
  }),
];
