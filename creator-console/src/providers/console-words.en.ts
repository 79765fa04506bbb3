import type { TranslationMessages } from 'react-admin';
import englishMessages from 'ra-language-english';

const { ra } = englishMessages;

/** react-admin's own texts in the console's style. */
export const consoleWords: TranslationMessages = {
  ...englishMessages,
  ra: {
    ...ra,
    action: {
      ...ra.action,
      back: 'Go back',
      bulk_actions: '1 selected |||| %{smart_count} selected',
      remove_all_filters: 'Clear filters',
      update_application: 'Reload',
    },
    page: { ...ra.page, error: 'This page couldn’t be shown', not_found: 'Page not found' },
    message: {
      ...ra.message,
      error: 'This page couldn’t be shown. Everything you saved is safe.',
      invalid_form: 'Please fix the marked fields.',
      not_found: 'The link is wrong, or the item was deleted.',
      unsaved_changes: 'You have unsaved changes. Leave without saving?',
      placeholder_data_warning: 'The latest data couldn’t be loaded. What you see may be out of date.',
    },
    navigation: {
      ...ra.navigation,
      no_results: 'Nothing yet',
      no_filtered_results: 'No matches for these filters.',
      no_more_results: 'There’s no page %{page}. Go back to the previous page.',
      page_out_of_boundaries: 'There’s no page %{page}',
      page_out_from_end: 'This is the last page',
      page_out_from_begin: 'This is the first page',
      page_rows_per_page: 'Rows per page:',
    },
    auth: { ...ra.auth, auth_check_error: 'Please sign in' },
    notification: {
      ...ra.notification,
      updated: 'Saved |||| %{smart_count} saved',
      created: 'Created',
      deleted: 'Deleted |||| %{smart_count} deleted',
      bad_item: 'This no longer exists',
      item_doesnt_exist: 'This no longer exists',
      http_error: 'The server couldn’t be reached. Please try again.',
      data_provider_error: 'That didn’t work. Please try again.',
      logged_out: 'You’ve been signed out. Please sign in again.',
      not_authorized: 'Only coaches can open this.',
      offline: 'You’re offline. Please try again when you’re back online.',
    },
    saved_queries: {
      ...ra.saved_queries,
      label: 'Saved filters',
      query_name: 'Name',
      new_label: 'Save these filters…',
      new_dialog_title: 'Save these filters as',
      remove_label: 'Delete saved filters',
      remove_label_with_name: 'Delete “%{name}”',
      remove_dialog_title: 'Delete these filters?',
      remove_message: 'They’re removed from your saved filters. Nothing else changes.',
      help: 'Filter the list, then save the filters to use them again.',
    },
  },
};
