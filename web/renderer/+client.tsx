import '../styles/index.css';
import { hydrate } from '../app/hydrate.js';
import { ROOT_ID } from '../app/root-element.js';

const root = document.getElementById(ROOT_ID);
if (root) void hydrate(root);
