import { CssBaseline } from '@mui/material';
import { Suspense } from 'react';
import {
  AdminContext,
  Authenticated,
  CoreAdminUI,
  CustomRoutes,
  LoadingPage,
  Resource,
  type ResourceProps,
} from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { SECOND_FACTOR_PAGE } from '../providers/client';
import { authProvider } from '../providers/auth-provider';
import { dataProvider } from '../providers/data-provider';
import { i18nProvider } from '../providers/i18n-provider';
import { announcements } from '../resources/announcements';
import { auditLog } from '../resources/audit-log';
import { broadcasts, mailingDeliveries } from '../resources/broadcasts';
import { coaching } from '../resources/coaching';
import { community } from '../resources/community';
import { coupons } from '../resources/coupons';
import { events } from '../resources/events';
import { groups } from '../resources/groups';
import { legal } from '../resources/legal';
import { mailLog, mails } from '../resources/mails';
import { media } from '../resources/media';
import { messageReports } from '../resources/message-reports';
import { messages } from '../resources/messages';
import { orders } from '../resources/orders';
import { overview } from '../resources/overview';
import { paymentReviews } from '../resources/payment-reviews';
import { products } from '../resources/products';
import { revenue } from '../resources/revenue';
import { reviews } from '../resources/reviews';
import { sequences } from '../resources/sequences';
import { settings } from '../resources/settings';
import { sharedJournals } from '../resources/shared-journals';
import { assignments } from '../resources/assignments';
import { site } from '../resources/site';
import { students } from '../resources/students';
import { subscriptions } from '../resources/subscriptions';
import { LeaveGuard } from '../shared/forms/discard-dialog';
import { type Lazy, lazily } from '../shared/lazily';
import { Toaster } from '../shared/toast/toaster';
import { PageFailed } from './page-failed';
import { queryClient } from './query-client';
import { consoleStore } from './store';
import { texts } from './texts';
import { darkTheme, lightTheme } from './theme';

const store = consoleStore();

const Layout = lazily(() => import('./layout'), 'ConsoleLayout', 'first');
const SignInPage = lazily(() => import('../pages/sign-in'), 'SignInPage', 'first');
const SecondFactorPage = lazily(
  () => import('../pages/second-factor/second-factor-page'),
  'SecondFactorPage',
);
const NotFoundPage = lazily(() => import('./not-found-page'), 'NotFoundPage', 'first');
const CourseBuilderPage = lazily(() => import('../course-builder/course-builder-page'), 'CourseBuilderPage');
const StudentsPage = lazily(() => import('../resources/products/hub/students-page'), 'StudentsPage');
const ResultsPage = lazily(() => import('../resources/products/hub/results-page'), 'ResultsPage');
const AnalyticsPage = lazily(() => import('../resources/products/analytics/analytics-page'), 'AnalyticsPage');
const MailPage = lazily(() => import('../resources/mails/mail-page'), 'MailPage');

type Pages = Partial<Record<'list' | 'create' | 'edit' | 'show', Lazy<object>>>;

/** The first is the start page; menu.ts orders the others. */
const RESOURCES: Readonly<Record<string, Pages & Omit<ResourceProps, 'name' | keyof Pages>>> = {
  overview,
  students,
  groups,
  products: {
    ...products,
    children: [
      <Route key="students" path=":id/students" element={<StudentsPage />} />,
      <Route key="results" path=":id/results" element={<ResultsPage />} />,
      <Route key="analytics" path=":id/analytics" element={<AnalyticsPage />} />,
    ],
  },
  reviews,
  orders,
  coupons,
  revenue,
  subscriptions,
  'payment-reviews': paymentReviews,
  coaching,
  messages: { ...messages, children: <Route path=":id" element={<messages.list />} /> },
  broadcasts,
  sequences,
  'mailing-deliveries': mailingDeliveries,
  'message-reports': messageReports,
  community,
  announcements,
  events,
  media,
  'shared-journals': sharedJournals,
  assignments,
  'audit-entries': auditLog,
  site,
  mails: { ...mails, children: <Route path=":kind/:language" element={<MailPage />} /> },
  'mail-log': mailLog,
  legal,
  settings,
};

const labels: Readonly<Record<string, string>> = texts.pages;

const PAGES = [
  ...Object.entries(RESOURCES).map(([name, resource]) => (
    <Resource key={name} name={name} options={{ label: labels[name] }} {...resource} />
  )),
  <CustomRoutes key="without the bar" noLayout>
    <Route
      path={SECOND_FACTOR_PAGE}
      element={
        <Authenticated>
          <SecondFactorPage />
        </Authenticated>
      }
    />
    <Route
      path="/courses/:courseId/edit"
      element={
        <>
          <CourseBuilderPage />
          <LeaveGuard />
        </>
      }
    />
  </CustomRoutes>,
];

/** The creator console: react-admin without its own pages, which `Admin` would load. */
const Portal = () => (
  <AdminContext
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    store={store}
    theme={lightTheme}
    darkTheme={darkTheme}
    defaultTheme="light"
  >
    <CssBaseline enableColorScheme />
    <Suspense fallback={<LoadingPage />}>
      <CoreAdminUI
        title={texts.places}
        layout={Layout}
        loginPage={SignInPage}
        catchAll={NotFoundPage}
        loading={LoadingPage}
        error={PageFailed}
        requireAuth
        disableTelemetry
      >
        {PAGES}
      </CoreAdminUI>
    </Suspense>
    <Toaster />
  </AdminContext>
);

const BASE = '/creator';

/** Fetches the frame and the page at the browser's address, which are shown once the coach is known. */
export function fetchPage(): void {
  const [name = 'overview', id] = location.pathname.slice(BASE.length).split('/').filter(Boolean);
  const opened = RESOURCES[name];
  const wanted = opened && [Layout, id === undefined ? opened.list : (opened.show ?? opened.edit)];
  // Where it fails, the page itself says so.
  for (const one of wanted ?? []) one?.fetch().catch(() => undefined);
}

/** A router that can be blocked, because forms warn about unsaved changes before the page is left. */
const router = createBrowserRouter([{ path: '*', element: <Portal /> }], { basename: BASE });

export const Console = () => <RouterProvider router={router} />;
