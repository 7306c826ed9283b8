// Package replay stands in for model servers in tests. Transcripts replays recorded answers of real ones; New is a scripted
// Ollama (and OpenAI-compatible server) that writes plausible lesson text for any schema it is asked for, at a fixed rate.
//
// Both put faults and timing behind the model's name, after an @, for example lesson:3b@first=2s,line=20ms,stall=30:
//
//	first=D  wait before the first byte      line=D   wait between lines
//	stall=N  say nothing more after line N   cut=N    break the connection there
//	end=N    end cleanly after line N        busy=N   answer 503 N times first
//	split    send lines in odd pieces        join     send all lines in one write
//
// The scripted server has these models, each a way of working or of failing:
//
//	lesson:3b              writes every section well
//	lesson:1b              the same, twice as fast
//	lesson:slow            the same, at a tenth of the rate
//	lesson:think           thinks first unless it is told not to, then writes well
//	lesson:thought         told not to think it answers {"thought": …}; left alone it writes well
//	lesson:thinks-json     sends the whole answer as a thought
//	lesson:thinks-only     never stops thinking
//	lesson:fence           wraps its answer in a Markdown fence
//	lesson:chatty          writes prose instead of JSON
//	lesson:shape           writes JSON of other members
//	lesson:broken          writes noise that is no JSON
//	lesson:half            writes well, but noise for the sections define and test
//	lesson:special         leaks its special tokens into the text
//	lesson:empty           stops at once
//	lesson:length          uses up its tokens in the middle of every answer
//	lesson:loop            writes one word for ever
//	lesson:phrase          writes one sentence for ever
//	lesson:blanks          writes blanks until the server ends without saying so
//	lesson:wrong-language  writes in French
//	lesson:wrong-script    writes in Cyrillic letters
//	lesson:inject          writes links, markup and orders to the reader
//	lesson:unsafe          writes dangerous experiments
//	lesson:cut             breaks the connection in the middle of every answer
//	lesson:flaky           breaks it at every first try of a section and writes well at the second
//	lesson:end             ends in the middle without saying so
//	lesson:error           its runner dies in the middle of every answer
//	lesson:stall           falls silent in the middle of every answer
//	lesson:wedged          says nothing at all until it is unloaded and gone, then writes well
//	lesson:hangup          hangs up without an answer
//	lesson:busy            is busy twice, then writes well
//	lesson:oom             does not fit into memory
//	lesson:crash           its runner stops at every question
//	lesson:nested          fails with an error that is JSON within JSON
//	lesson:context         finds every prompt too long
//	lesson:schema          refuses every schema
//	lesson:forbidden       is refused without a word
//	lesson:redirect        points to another address
//	lesson:long-line       sends one line of five million letters
//	lesson:remote          runs elsewhere, though its name does not say so
//	lesson:cloud           the same, and its name says so
//	lesson:embed           only compares texts
//
// Any other name is not found. A model that is pulled or created is added and writes well; a pull of a name with "offline" in
// it fails as without the internet, one with "missing" as a name that nobody knows.
package replay
