import { LEAST_PRICE } from '@sanctum/openapi/choices';

export const texts = {
  menu: 'Create Content',
  missing: 'Missing Fields',
  failed: 'Error',
  course: {
    open: 'Create Course',
    title: 'Create New Course',
    submit: 'Create Course',
    submitting: 'Creating…',
    missing: 'Please fill in all required fields and upload a thumbnail',
    done: 'Course Created',
    doneText: 'Your course has been created successfully.',
    failedText: 'Failed to create course',
  },
  digital_file: {
    open: 'Upload Digital File',
    title: 'Upload Digital File',
    submit: 'Create Digital File',
    submitting: 'Creating…',
    missing: 'Please fill in all required fields and upload both thumbnail and file',
    done: 'Digital File Created',
    doneText: 'Your digital file has been created successfully.',
    failedText: 'Failed to create digital file',
  },
  bundle: {
    open: 'Create Bundle',
    title: 'Create New Bundle',
    submit: 'Create Bundle',
    submitting: 'Creating…',
    missing: 'Please fill in all required fields and upload a thumbnail',
    done: 'Bundle Created',
    doneText: 'Now add products to it.',
    failedText: 'Failed to create bundle',
  },
  coaching: 'Create Coaching',
  wrongPrice: `Enter 0 for free, or at least ${LEAST_PRICE}`,
} as const;
