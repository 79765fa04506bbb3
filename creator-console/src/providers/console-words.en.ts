import type { TranslationMessages } from 'react-admin';
import englishMessages from 'ra-language-english';

const { ra } = englishMessages;

/** react-admin's own words in the voice of the console. */
export const consoleWords: TranslationMessages = {
  ...englishMessages,
  ra: {
    ...ra,
    action: {
      ...ra.action,
      back: 'Go back',
      bulk_actions: 'One selected |||| %{smart_count} selected',
      remove_all_filters: 'Clear filters',
      update_application: 'Load it again',
    },
    page: { ...ra.page, error: 'This page could not be shown', not_found: 'Nothing is at this address' },
    message: {
      ...ra.message,
      error: 'This page could not be shown. What was saved is safe.',
      invalid_form: 'Something is missing or wrong. It is said at each field.',
      not_found: 'The address is wrong, or what was there has been deleted.',
      unsaved_changes: 'Some changes are not saved. Leave without them?',
      placeholder_data_warning: 'The newest could not be loaded. What you see may have changed.',
    },
    navigation: {
      ...ra.navigation,
      no_results: 'Nothing yet',
      no_filtered_results: 'Nothing fits these filters.',
      no_more_results: 'There is no page %{page}. Go back to the page before.',
      page_out_of_boundaries: 'There is no page %{page}',
      page_out_from_end: 'This is the last page',
      page_out_from_begin: 'This is the first page',
      page_rows_per_page: 'Rows on a page:',
    },
    auth: { ...ra.auth, auth_check_error: 'Please sign in' },
    notification: {
      ...ra.notification,
      updated: 'Saved |||| %{smart_count} saved',
      created: 'Created',
      deleted: 'Deleted |||| %{smart_count} deleted',
      bad_item: 'This is not there any more',
      item_doesnt_exist: 'This is not there any more',
      http_error: 'The server could not be reached. Please try again.',
      data_provider_error: 'This did not work. Please try again.',
      logged_out: 'Your sign-in has ended. Please sign in again.',
      not_authorized: 'This is for the coach.',
      offline: 'You are offline. Please try again when you are back.',
    },
    saved_queries: {
      ...ra.saved_queries,
      label: 'Saved filters',
      query_name: 'Name',
      new_label: 'Save these filters…',
      new_dialog_title: 'Save these filters as',
      remove_label: 'Forget saved filters',
      remove_label_with_name: 'Forget “%{name}”',
      remove_dialog_title: 'Forget these filters?',
      remove_message: 'They leave your list of saved filters. Nothing else changes.',
      help: 'Filter the list, and save the filters to come back to them.',
    },
  },
};
