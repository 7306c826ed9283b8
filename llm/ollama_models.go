package llm

import (
	"context"
	"slices"
	"strings"

	"github.com/ollama/ollama/api"
)

// Models lists the models that are installed and can write text. Those of a cloud are left out.
func (o *Ollama) Models(ctx context.Context) ([]Model, error) {
	var list *api.ListResponse
	err := o.ask(ctx, o.waits.Probe, func(ctx context.Context, client *api.Client) (err error) {
		list, err = client.List(ctx)
		return err
	})
	if err != nil {
		return nil, err
	}
	var models []Model
	for _, entry := range list.Models {
		if entry.RemoteHost != "" || entry.RemoteModel != "" || isCloud(entry.Name) {
			continue
		}
		model, remote, err := o.show(ctx, entry)
		switch {
		case KindOf(err) == KindCancelled:
			return nil, err
		case remote || err == nil && !writesText(model):
			continue
		}
		models = append(models, model)
	}
	return models, nil
}

// show completes a model of the list by what only the question for that model tells. Answers are kept by digest.
func (o *Ollama) show(ctx context.Context, entry api.ListModelResponse) (model Model, remote bool, err error) {
	model = Model{
		Name: entry.Name, SizeBytes: entry.Size, Family: entry.Details.Family,
		Parameters: entry.Details.ParameterSize, Quantization: entry.Details.QuantizationLevel,
	}
	o.mutex.Lock()
	known, ok := o.shown[entry.Digest]
	o.mutex.Unlock()
	if ok && entry.Digest != "" {
		known.Name = entry.Name
		return known, false, nil
	}
	details, err := o.details(ctx, entry.Name)
	if err != nil {
		return model, false, err
	}
	if details.RemoteHost != "" || details.RemoteModel != "" {
		return model, true, nil
	}
	model.License = licenseName(details.License)
	for _, capability := range details.Capabilities {
		model.Capabilities = append(model.Capabilities, string(capability))
	}
	for key, value := range details.ModelInfo {
		if length, isNumber := value.(float64); isNumber && strings.HasSuffix(key, ".context_length") {
			model.ContextLength = int(length)
		}
	}
	o.mutex.Lock()
	defer o.mutex.Unlock()
	if len(o.shown) > 500 {
		clear(o.shown)
	}
	o.shown[entry.Digest] = model
	return model, false, nil
}

func (o *Ollama) details(ctx context.Context, model string) (details *api.ShowResponse, err error) {
	err = o.ask(ctx, o.waits.Probe, func(ctx context.Context, client *api.Client) (err error) {
		details, err = client.Show(ctx, &api.ShowRequest{Model: model})
		return err
	})
	return details, err
}

// writesText tells a model that writes from one that only compares or draws. Old servers do not say.
func writesText(model Model) bool {
	if len(model.Capabilities) > 0 {
		return slices.Contains(model.Capabilities, "completion")
	}
	return !strings.Contains(model.Family, "bert")
}

// refuseRemote keeps text from being sent to a model that runs elsewhere. A model is asked about once; where the server does
// not say, the question itself will show what is wrong.
func (o *Ollama) refuseRemote(ctx context.Context, model string) error {
	if isCloud(model) {
		return errRemote(model)
	}
	o.mutex.Lock()
	local := o.habitsOf(model).local
	o.mutex.Unlock()
	if local {
		return nil
	}
	details, err := o.details(ctx, model)
	switch {
	case KindOf(err) == KindCancelled || KindOf(err) == KindOffline || KindOf(err) == KindModelMissing:
		return err
	case err != nil:
		return nil
	case details.RemoteHost != "" || details.RemoteModel != "":
		return errRemote(model)
	}
	o.mutex.Lock()
	defer o.mutex.Unlock()
	o.habitsOf(model).local = true
	return nil
}

func errRemote(model string) error {
	return &Error{Kind: KindModelMissing, Message: "the model " + model + " runs in a cloud; only models on the server itself are used"}
}

// licenses are recognised by words of their text, in this order.
var licenses = []struct{ words, name string }{
	{"llama 3.3 community", "Llama 3.3 Community"},
	{"llama 3.2 community", "Llama 3.2 Community"},
	{"llama 3.1 community", "Llama 3.1 Community"},
	{"llama 3 community", "Llama 3 Community"},
	{"llama 2 community", "Llama 2 Community"},
	{"gemma terms", "Gemma terms"},
	{"apache license", "Apache-2.0"},
	{"apache-2.0", "Apache-2.0"},
	{"attribution-noncommercial", "CC-BY-NC-4.0"},
	{"cc-by-nc", "CC-BY-NC-4.0"},
	{"qwen research license", "Qwen Research"},
	{"permission is hereby granted, free of charge", "MIT"},
	{"mit license", "MIT"},
}

// licenseName makes a short name of a licence's text: a known one, else the text's first line.
func licenseName(text string) string {
	lower := strings.ToLower(text[:min(len(text), 4000)])
	for _, license := range licenses {
		if strings.Contains(lower, license.words) {
			return license.name
		}
	}
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" {
			runes := []rune(line)
			return string(runes[:min(len(runes), 60)])
		}
	}
	return ""
}

func contains(text, words string) bool { return strings.Contains(strings.ToLower(text), words) }
