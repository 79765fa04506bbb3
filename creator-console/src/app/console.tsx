import { Suspense } from 'react';
import { Admin, Authenticated, CustomRoutes, Resource } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { CourseBuilder } from '../course-builder';
import { SecondFactorPage } from '../pages/second-factor/second-factor-page';
import { SignInPage } from '../pages/sign-in';
import { authProvider } from '../providers/auth-provider';
import { SECOND_FACTOR_PAGE } from '../providers/client';
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
import { MailPage } from '../resources/mails/mail-page';
import { media } from '../resources/media';
import { messageReports } from '../resources/message-reports';
import { messages } from '../resources/messages';
import { MessagesPage } from '../resources/messages/messages-page';
import { orders } from '../resources/orders';
import { overview } from '../resources/overview';
import { paymentReviews } from '../resources/payment-reviews';
import { products } from '../resources/products';
import { AnalyticsPage } from '../resources/products/analytics/analytics-page';
import { ResultsPage } from '../resources/products/hub/results-page';
import { StudentsPage } from '../resources/products/hub/students-page';
import { revenue } from '../resources/revenue';
import { reviews } from '../resources/reviews';
import { sequences } from '../resources/sequences';
import { settings } from '../resources/settings';
import { sharedJournals } from '../resources/shared-journals';
import { site } from '../resources/site';
import { students } from '../resources/students';
import { Toaster } from '../shared/toast/toaster';
import { ConsoleLayout } from './layout';
import { NotFoundPage } from './not-found-page';
import { queryClient } from './query-client';
import { consoleStore } from './store';
import { texts } from './texts';
import { darkTheme, lightTheme } from './theme';
import { LeaveGuard } from '../shared/forms/discard-dialog';

const store = consoleStore();

/** Pages without the console's bar and menu. */
const WITHOUT_BAR = (
  <CustomRoutes noLayout>
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
        <Suspense>
          <CourseBuilder />
          <LeaveGuard />
        </Suspense>
      }
    />
  </CustomRoutes>
);

/** The creator console, one line per resource. The first is the start page; menu.ts orders the others. */
const Portal = () => (
  <Admin
    title={texts.places}
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    store={store}
    layout={ConsoleLayout}
    catchAll={NotFoundPage}
    notification={Toaster}
    loginPage={SignInPage}
    theme={lightTheme}
    darkTheme={darkTheme}
    defaultTheme="light"
    requireAuth
    disableTelemetry
  >
    <Resource name="overview" {...overview} />
    <Resource name="students" {...students} />
    <Resource name="groups" {...groups} />
    <Resource name="products" {...products}>
      <Route path=":id/students" element={<StudentsPage />} />
      <Route path=":id/results" element={<ResultsPage />} />
      <Route path=":id/analytics" element={<AnalyticsPage />} />
    </Resource>
    <Resource name="reviews" {...reviews} />
    <Resource name="orders" {...orders} />
    <Resource name="coupons" {...coupons} />
    <Resource name="revenue" {...revenue} />
    <Resource name="payment-reviews" {...paymentReviews} />
    <Resource name="coaching" {...coaching} />
    <Resource name="messages" {...messages}>
      <Route path=":id" element={<MessagesPage />} />
    </Resource>
    <Resource name="broadcasts" {...broadcasts} />
    <Resource name="sequences" {...sequences} />
    <Resource name="mailing-deliveries" {...mailingDeliveries} />
    <Resource name="message-reports" {...messageReports} />
    <Resource name="community" {...community} />
    <Resource name="announcements" {...announcements} />
    <Resource name="events" {...events} />
    <Resource name="media" {...media} />
    <Resource name="shared-journals" {...sharedJournals} />
    <Resource name="audit-entries" {...auditLog} />
    <Resource name="site" {...site} />
    <Resource name="mails" {...mails}>
      <Route path=":kind/:language" element={<MailPage />} />
    </Resource>
    <Resource name="mail-log" {...mailLog} />
    <Resource name="legal" {...legal} />
    <Resource name="settings" {...settings} />
    {WITHOUT_BAR}
  </Admin>
);

/** A router that can be blocked, because forms warn about unsaved changes before the page is left. */
const router = createBrowserRouter([{ path: '*', element: <Portal /> }], { basename: '/creator' });

export const Console = () => <RouterProvider router={router} />;
