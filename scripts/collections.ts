import { writeBruno } from './collections/bruno.ts';
import { writePostman } from './collections/postman.ts';

writeBruno();
writePostman();
