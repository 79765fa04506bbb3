import { install } from 'temporal-polyfill/shim';

// Each file has a new window, but modules are kept.
install();
