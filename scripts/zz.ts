import { openApp } from '../src/main/app/app.ts';
import { openDatabase } from '../src/main/adapters/sqlite/open.ts';
import { checkAtStart } from '../src/main/adapters/sqlite/start-check.ts';
import { databaseChecks } from '../src/main/adapters/sqlite/integrity/checks.ts';
import { contentHash } from '../src/main/adapters/node/hash.ts';
import { appOptions } from '../test/support/host.ts';
import { BROKER } from '../src/main/core/dispatcher.ts';
const dir=process.argv[2]??'';
const onFault=(e:unknown)=>{throw e;};
for(let i=0;i<2;i++){ const t=performance.now(); const d=await openDatabase({folder:dir,host:'headless',since:'x',onFault}); const o=performance.now();
await checkAtStart(d,{hash:contentHash,onDamage:(m)=>console.log(m),nativeBinding:undefined}); console.log('open',(o-t).toFixed(0),'check',(performance.now()-o).toFixed(0)); 
if(i===0){ for (const [n,c] of databaseChecks(d).entries()){ if(n<3) continue; const b=performance.now();let worst=0,last=b,found=0;for await(const w of c()){if(w){found++;if(found<3)console.log(w);}const now=performance.now();worst=Math.max(worst,now-last);last=now;if(found>3)break;}console.log('deep',n,(performance.now()-b).toFixed(0),'worst piece',worst.toFixed(0),'found',found);} }
await d.close();}
const app=await openApp({...appOptions(dir)}); let b=performance.now(); console.log('problem',app.problem);
b=performance.now(); const before=process.memoryUsage().rss; const r:any=await app.dispatch(BROKER,'replayQuotes',{}); console.log('replay',r.value?.replayed,r.value?.differing.length,r.value?.rows.length,(performance.now()-b).toFixed(0),'rss MB',(before/1e6).toFixed(0),(process.memoryUsage().rss/1e6).toFixed(0));
await app.close();
