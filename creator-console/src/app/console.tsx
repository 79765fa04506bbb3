import { Suspense } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import { CourseBuilder } from '../course-builder';
import { SignInPage } from '../pages/sign-in';
import { authProvider } from '../providers/auth-provider';
import { dataProvider } from '../providers/data-provider';
import { products } from '../resources/products';
import { sharedJournals } from '../resources/shared-journals';
import { students } from '../resources/students';
import { ConsoleLayout, ConsoleNotification } from './layout';
import { queryClient } from './query-client';
import { darkTheme, lightTheme } from './theme';

/** The coach's side of the house. Places arrive as resources; each folder's index is what `<Resource>` wants. */
export const Console = () => (
  <BrowserRouter basename="/creator">
    <Admin
      title="Creator Portal"
      authProvider={authProvider}
      dataProvider={dataProvider}
      queryClient={queryClient}
      layout={ConsoleLayout}
      notification={ConsoleNotification}
      loginPage={SignInPage}
      theme={lightTheme}
      darkTheme={darkTheme}
      defaultTheme="light"
      requireAuth
      disableTelemetry
    >
      <Resource name="students" {...students} />
      <Resource name="products" {...products} />
      <Resource name="shared-journals" {...sharedJournals} />
      <CustomRoutes noLayout>
        <Route
          path="/courses/:courseId/edit"
          element={
            <Suspense>
              <CourseBuilder />
            </Suspense>
          }
        />
      </CustomRoutes>
    </Admin>
  </BrowserRouter>
);
