import type { Config } from '@react-router/dev/config';

/** An app is of one language (decision 023); English has the addresses of the specification. */
const hebrew = process.env.SHOP_LANGUAGE === 'he';

export default {
  appDirectory: '.',
  buildDirectory: hebrew ? 'build/he' : 'build',
  basename: hebrew ? '/he' : '/',
  ssr: true,
  // Few routes: the whole manifest travels with the page, and no link asks for it again.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    // Each part of a route has a file and a name of its own in the list that every page waits for.
    v8_splitRouteModules: false,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
