import { testFrameEditor } from '../../testing/frame-editor';
import { HOST } from './host';

testFrameEditor('typeform', HOST, 'https://maren.typeform.com/to/abc');
