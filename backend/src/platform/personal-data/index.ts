export {
  type Fact,
  type PersonalData,
  type PersonalDataSource,
  type PersonalEntry,
  type PersonalPage,
  TellsPersonalData,
} from './personal-data.js';
export { PersonalDataModule } from './personal-data-sources.js';
export { PersonalDataSources } from './personal-data-sources.js';
