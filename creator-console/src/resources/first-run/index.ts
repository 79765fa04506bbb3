export { BringGuideBack, FirstRunGuide } from './first-run-guide';
