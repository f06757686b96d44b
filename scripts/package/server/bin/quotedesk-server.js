#!/usr/bin/env node
import './require-node.js';

await import('../out/main/headless.js');
