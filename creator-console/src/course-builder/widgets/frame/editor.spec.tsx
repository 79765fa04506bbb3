import { testFrameEditor } from '../../testing/frame-editor';
import { HOSTS } from './definition';

describe('Calendly', () => {
  testFrameEditor('calendly', HOSTS.calendly, 'https://calendly.com/maren/call');
});

describe('Typeform', () => {
  testFrameEditor('typeform', HOSTS.typeform, 'https://maren.typeform.com/to/abc');
});
