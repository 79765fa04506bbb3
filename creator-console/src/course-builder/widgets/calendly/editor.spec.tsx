import { testFrameEditor } from '../../testing/frame-editor';
import { HOST } from './host';

testFrameEditor('calendly', HOST, 'https://calendly.com/maren/call');
