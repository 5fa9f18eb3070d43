import type { Mutant } from '../mutant.ts';

const routes = 'storefront/app/routes.ts';

/** Breaks of what section 2 of the specification states under: Account group. */
export const mutants: Mutant[] = [
  {
    statement: '`/login` is Login.',
    file: routes,
    find: "route('login'",
    put: "route('log-in'",
  },
  {
    statement: 'Arriving at Login from SignIn stays on SignIn.',
    file: 'storefront/app/screens/sign-in/login.tsx',
    find: '  if (arrivedFrom() === paths.signIn) throw redirectTo(request, paths.signIn);\n',
    put: '',
  },
  {
    statement: 'A signed-in user goes from Login to Home.',
    file: 'storefront/app/screens/sign-in/auth-guard.ts',
    find: 'redirectTo(request, paths.home)',
    put: 'redirectTo(request, paths.dashboard)',
  },
  {
    statement: '`/register` is CreateAccount.',
    file: routes,
    find: "route('register'",
    put: "route('sign-up'",
  },
  {
    statement: '`/forgot-password` is ForgotPassword.',
    file: routes,
    find: "route('forgot-password'",
    put: "route('password/forgotten'",
  },
  {
    statement: 'A signed-in user goes from ForgotPassword to Home.',
    file: 'storefront/app/screens/sign-in/forgot-password.tsx',
    find: '({ request }: Route.ClientLoaderArgs) => requireGuest(request)',
    put: '(_: Route.ClientLoaderArgs) => null',
  },
  {
    statement: '`/password/reset/{token}` is ResetPassword.',
    file: routes,
    find: "route('password/reset/:token'",
    put: "route('password/:token'",
  },
  {
    statement: 'A signed-in user goes from ResetPassword to Home.',
    file: 'storefront/app/screens/sign-in/reset-password.tsx',
    find: '  await requireGuest(request);\n',
    put: '',
  },
  {
    statement: '`/account` redirects to the dashboard.',
    file: 'storefront/app/screens/account/account-index.tsx',
    find: 'replace(paths.dashboard)',
    put: 'replace(paths.accountOrders)',
  },
  {
    statement:
      'The account requires sign-in: the attempted path is remembered as the previous URL and the user goes to Login.',
    file: 'storefront/app/features/customer/require-customer.ts',
    find: '  await store.set(rememberUrlAtom, request);\n',
    put: '',
  },
  {
    statement:
      'The account has the children dashboard, orders, orders/{id}, favorites, buy-it-again, digital-libary, subscriptions and subscriptions-update/{subscription_id} (decision 016: spelled so).',
    file: routes,
    find: "route('digital-libary'",
    put: "route('digital-library'",
  },
  {
    statement: '`/favorites` is the guest favorites.',
    file: routes,
    find: "route('favorites', 'screens/favorites/favorites.tsx')",
    put: "route('my-favorites', 'screens/favorites/favorites.tsx')",
  },
  {
    statement: 'A signed-in user goes from the guest favorites to the account Favorites.',
    file: 'storefront/app/screens/favorites/favorites.tsx',
    find: 'redirectTo(request, paths.accountFavorites)',
    put: 'redirectTo(request, paths.home)',
  },
];
