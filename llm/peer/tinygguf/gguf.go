package tinygguf

import (
	"io"
)

// Types of metadata values and of tensors, as GGUF numbers them.
const (
	gUint32  = 4
	gInt32   = 5
	gFloat32 = 6
	gBool    = 7
	gString  = 8
	gArray   = 9
	gUint64  = 10

	tensorF32 = 0

	alignment = 32
)

type kv struct {
	key string
	val any
}

const plainTemplate = `{% for message in messages %}{{'<|im_start|>' + message['role'] + '\n' + message['content'] + '<|im_end|>' + '\n'}}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}`

const thinkTemplate = `{% for message in messages %}{{'<|im_start|>' + message['role'] + '\n' + message['content'] + '<|im_end|>' + '\n'}}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% if enable_thinking is defined and enable_thinking is false %}{{ '<think>\n\n</think>\n\n' }}{% else %}{{ '<think>\n' }}{% endif %}{% endif %}`

// write puts metadata and weights into one file.
func (m model) write(w io.Writer, toks []token) error {
	ts := m.weights(toks)
	kvs := m.metadata(toks, ts)
	e := &encoder{w: w}
	e.raw([]byte("GGUF"))
	e.put(uint32(3))
	e.put(uint64(len(ts)))
	e.put(uint64(len(kvs)))
	for _, k := range kvs {
		e.str(k.key)
		e.value(k.val)
	}
	var off uint64
	for _, t := range ts {
		e.str(t.name)
		e.put(uint32(len(t.dims)))
		for _, d := range t.dims {
			e.put(d)
		}
		e.put(uint32(tensorF32))
		e.put(off)
		off += padded(t.size())
	}
	e.pad()
	for _, t := range ts {
		e.put(t.data)
		e.pad()
	}
	return e.err
}

func (m model) metadata(toks []token, ts []tensor) []kv {
	texts := make([]string, len(toks))
	scores := make([]float32, len(toks))
	classes := make([]int32, len(toks))
	for i, t := range toks {
		texts[i], scores[i], classes[i] = t.text, t.score, t.class
	}
	params := 0
	for _, t := range ts {
		params += len(t.data)
	}
	kvs := []kv{
		{"general.architecture", "llama"},
		{"general.name", "tiny random " + m.profile},
		{"general.file_type", uint32(0)},
		{"general.parameter_count", uint64(params)},
		{"general.quantization_version", uint32(2)},
		{"llama.vocab_size", uint32(len(toks))},
		{"llama.context_length", uint32(m.ctx)},
		{"llama.embedding_length", uint32(m.embd)},
		{"llama.block_count", uint32(m.layers)},
		{"llama.feed_forward_length", uint32(m.ff)},
		{"llama.attention.head_count", uint32(m.heads)},
		{"llama.attention.head_count_kv", uint32(m.heads)},
		{"llama.attention.layer_norm_rms_epsilon", float32(1e-5)},
		{"llama.rope.dimension_count", uint32(m.embd / m.heads)},
		{"llama.rope.freq_base", float32(10000)},
		{"tokenizer.ggml.model", "llama"},
		{"tokenizer.ggml.pre", "default"},
		{"tokenizer.ggml.tokens", texts},
		{"tokenizer.ggml.scores", scores},
		{"tokenizer.ggml.token_type", classes},
		{"tokenizer.ggml.bos_token_id", uint32(1)},
		{"tokenizer.ggml.eos_token_id", uint32(4)},
		{"tokenizer.ggml.unknown_token_id", uint32(0)},
		{"tokenizer.ggml.add_bos_token", true},
		{"tokenizer.ggml.add_eos_token", false},
		{"tokenizer.ggml.add_space_prefix", false},
	}
	switch m.template {
	case "plain":
		kvs = append(kvs, kv{"tokenizer.chat_template", plainTemplate})
	case "think":
		kvs = append(kvs, kv{"tokenizer.chat_template", thinkTemplate})
	}
	return kvs
}

func padded(n uint64) uint64 { return (n + alignment - 1) / alignment * alignment }
